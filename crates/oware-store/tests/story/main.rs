//! What a store promises, told once and run on every database.

mod append;
mod crash;
mod open;
mod support;

/// Makes a test for each database of each story: an async function of a `Fresh` database.
macro_rules! on_both {
    ($($story:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $story() {
                    super::$story($crate::support::Fresh::sqlite()).await;
                }
            )+
        }

        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $story() {
                    super::$story($crate::support::Fresh::postgres()).await;
                }
            )+
        }
    };
}
pub(crate) use on_both;
