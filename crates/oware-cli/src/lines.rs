//! Lines of bytes from a stream, one at a time, none longer than a bound.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};

/// Reads lines and holds one of them.
pub struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
    longest: usize,
}

/// A line without its line feed.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// All of it.
    Whole(&'a [u8]),
    /// It was longer than the bound and has been skipped.
    TooLong,
}

impl<R: Read> Lines<R> {
    pub fn new(input: BufReader<R>, longest: usize) -> Lines<R> {
        Lines { input, line: Vec::new(), longest }
    }

    /// The next line; `None` at the end. `before_wait` is called before every read that may wait
    /// for more input to come.
    ///
    /// # Errors
    /// Where reading or `before_wait` fails.
    pub fn next(
        &mut self,
        mut before_wait: impl FnMut() -> io::Result<()>,
    ) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let (mut too_long, mut begun) = (false, false);
        loop {
            if self.input.buffer().is_empty() {
                before_wait()?;
            }
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            begun |= !chunk.is_empty();
            too_long |= self.line.len() + part.len() > self.longest;
            if !too_long {
                self.line.extend_from_slice(part);
            }
            let (read, at_end) = (part.len(), chunk.is_empty());
            self.input.consume(read + usize::from(end.is_some()));
            if end.is_some() || at_end {
                break;
            }
        }
        Ok(begun.then(|| if too_long { Line::TooLong } else { Line::Whole(&self.line) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &[u8], chunk: usize) -> Vec<String> {
        let mut lines = Lines::new(BufReader::with_capacity(chunk, input), 5);
        let mut found = Vec::new();
        while let Some(line) = lines.next(|| Ok(())).expect("a slice can be read") {
            found.push(match line {
                Line::Whole(bytes) => String::from_utf8_lossy(bytes).into_owned(),
                Line::TooLong => "too long".to_owned(),
            });
        }
        found
    }

    #[test]
    fn lines_of_any_length_in_chunks_of_any_size() {
        let cases: [(&[u8], &[&str]); 7] = [
            (b"", &[]),
            (b"\n", &[""]),
            (b"a\n\nbc\n", &["a", "", "bc"]),
            (b"a\nbc", &["a", "bc"]),
            (b"12345\n", &["12345"]),
            (b"123456\n1\n", &["too long", "1"]),
            (b"1234567890123", &["too long"]),
        ];
        for (input, expected) in cases {
            for chunk in 1..16 {
                assert_eq!(read(input, chunk), expected, "{input:?} by {chunk}");
            }
        }
    }

    #[test]
    fn waiting_is_announced_only_when_nothing_is_buffered() {
        let mut lines = Lines::new(BufReader::with_capacity(64, &b"a\nb\nc\n"[..]), 5);
        let mut waits = 0;
        for expected in [1, 1, 1, 2] {
            let _ = lines.next(|| {
                waits += 1;
                Ok(())
            });
            assert_eq!(waits, expected);
        }
    }
}
