//! Offers to end the game by agreement: what each side has offered since the last move, and what
//! became of it. Whether an offer may be made is judged in `judge`.

use oware_rules::Side;

/// An offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) by: Side,
    pub(crate) answer: Answer,
}

/// What became of an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    Awaited,
    Declined,
    Withdrawn,
    Accepted,
}

/// The offers since the last move, the newest last.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Offers(Vec<Offer>);

impl Offers {
    pub(crate) fn make(&mut self, by: Side) {
        self.0.push(Offer { by, answer: Answer::Awaited });
    }

    /// Answers the newest offer.
    pub(crate) fn answer(&mut self, answer: Answer) {
        if let Some(newest) = self.0.last_mut() {
            newest.answer = answer;
        }
    }

    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }

    pub(crate) fn keep_only(&mut self, answer: Answer) {
        self.0.retain(|offer| offer.answer == answer);
    }

    /// Whose offer waits for an answer.
    pub(crate) fn awaited(&self) -> Option<Side> {
        self.0.last().filter(|offer| offer.answer == Answer::Awaited).map(|offer| offer.by)
    }

    /// Whose offer was the last to be declined.
    pub(crate) fn declined(&self) -> Option<Side> {
        self.0.iter().rfind(|offer| offer.answer == Answer::Declined).map(|offer| offer.by)
    }

    /// Whether a side has taken its last offer back.
    pub(crate) fn withdrawn(&self, by: Side) -> bool {
        self.of(by) == Some(Answer::Withdrawn)
    }

    /// What became of a side's last offer.
    pub(crate) fn of(&self, by: Side) -> Option<Answer> {
        self.0.iter().rfind(|offer| offer.by == by).map(|offer| offer.answer)
    }
}
