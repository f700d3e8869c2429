//! A small HTTP client: one connection a request, everything of the answer kept.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{HeaderMap, Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

#[derive(Clone, Copy, Debug)]
pub struct Client {
    pub address: SocketAddr,
}

#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Reply {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|e| panic!("{e}: {:?}", self.body))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("an ASCII header"))
    }

    /// The code of a problem, after checking that it is one.
    pub fn code(&self) -> String {
        assert_eq!(self.header("content-type"), "application/problem+json", "{self:?}");
        let problem = self.json();
        assert_eq!(problem["status"], self.status.as_u16());
        assert_eq!(
            problem["type"],
            format!("urn:oware:problem:{}", problem["code"].as_str().expect("a code"))
        );
        assert!(problem["title"].is_string() && problem["detail"].is_string(), "{problem}");
        problem["code"].as_str().expect("a code").to_owned()
    }

    /// The JSON of a success.
    pub fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{} {:?}", self.status, self.body);
        self.json()
    }
}

impl Client {
    pub async fn send(&self, request: Request<Full<Bytes>>) -> Reply {
        self.try_send(request).await.expect("an answer")
    }

    pub async fn try_send(&self, request: Request<Full<Bytes>>) -> Result<Reply, hyper::Error> {
        let stream = TcpStream::connect(self.address).await.expect("a connection");
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        let connection = tokio::spawn(connection);
        let answer = sender.send_request(request).await?;
        let (parts, body) = answer.into_parts();
        let body = body.collect().await?.to_bytes();
        drop(sender);
        connection.abort();
        Ok(Reply { status: parts.status, headers: parts.headers, body })
    }

    pub fn request(&self, method: Method, path: &str) -> hyper::http::request::Builder {
        Request::builder().method(method).uri(path).header(header::HOST, self.address.to_string())
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path).body(Full::default()).expect("a request")).await
    }

    pub async fn get_with(&self, path: &str, name: &str, value: &str) -> Reply {
        let request = self.request(Method::GET, path).header(name, value);
        self.send(request.body(Full::default()).expect("a request")).await
    }

    pub async fn plain(&self, method: Method, path: &str) -> Reply {
        self.send(self.request(method, path).body(Full::default()).expect("a request")).await
    }

    pub async fn post(&self, path: &str, key: Option<&str>, body: &Value) -> Reply {
        self.post_bytes(path, key, body.to_string().into_bytes()).await
    }

    pub async fn post_bytes(&self, path: &str, key: Option<&str>, body: Vec<u8>) -> Reply {
        let mut request =
            self.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
        if let Some(key) = key {
            request = request.header(header::AUTHORIZATION, format!("Bearer {key}"));
        }
        self.send(request.body(Full::from(body)).expect("a request")).await
    }
}
