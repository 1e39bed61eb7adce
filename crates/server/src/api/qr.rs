//! `/api/qr`: a text as a picture that phones read. Links hold secrets, so they come in a body and are kept nowhere.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::body::Body;
use crate::error::ApiError;
use arbiter_protocol::{QrCode, QrText, Refusal, Refused};
use axum::Json;
use qrcodegen::QrCodeEcc;
use std::fmt::Write as _;

/// The longest text, in bytes.
const LONGEST: usize = 400;

/// Draws a text as a QR code.
#[utoipa::path(post, path = "/api/qr", request_body = QrText,
    responses((status = 200, body = QrCode), (status = 413, body = Refusal)))]
pub(crate) async fn draw(Body(wish): Body<QrText>) -> Result<Json<QrCode>, ApiError> {
    if wish.text.len() > LONGEST {
        return Err(Refused::TooBig.into());
    }
    let code = qrcodegen::QrCode::encode_text(&wish.text, QrCodeEcc::Medium).map_err(|_| Refused::TooBig)?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let dark = (x..size).take_while(|x| code.get_module(*x, y)).count() as i32;
            if dark > 0 {
                let _ = write!(path, "M{x} {y}h{dark}v1h-{dark}z");
            }
            x += dark.max(1);
        }
    }
    Ok(Json(QrCode { size: size as u32, path }))
}
