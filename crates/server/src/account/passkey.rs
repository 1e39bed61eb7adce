//! Passkeys: what is asked of an authenticator, and what it answers.
//!
//! A passkey is for the name under which the page was reached, so the site is made anew for each request from where it
//! says it comes from; only our own pages get that far. Verifying is `webauthn_rp`'s; what travels is JSON as browsers
//! read and write it (`parseCreationOptionsFromJSON`, `toJSON`).

use crate::{App, origin};
use arbiter_protocol::Refused;
use arbiter_store::PasskeyRow;
use axum::http::{HeaderMap, header};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration, RegistrationServerState,
    bin::{Decode, Encode},
    request::{
        AsciiDomain, Challenge, RpId,
        auth::AuthenticationVerificationOptions,
        register::{RegistrationVerificationOptions, UserHandle, UserHandle16},
    },
    response::{
        AuthTransports, AuthenticatorAttachment, CredentialId,
        auth::DiscoverableAuthenticatorAssertion,
        register::{AuthenticatorAttestation, ClientExtensionsOutputs, CompressedPubKey, DynamicState, StaticState},
    },
};

/// How long an authenticator may take to answer, in milliseconds.
pub(crate) const PATIENCE: u64 = 5 * 60 * 1000;

/// What is kept of the public key of a passkey.
type Kept = StaticState<CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

/// What was asked of an authenticator, until it answers.
#[derive(Serialize, Deserialize)]
pub(crate) enum Asked {
    /// To make a passkey for this account, which may not be there yet.
    Make { account: String, state: String },
    /// To say which account it has a passkey for.
    Show { state: String },
}

/// Where a page is, as authenticators know it.
pub(crate) struct Site {
    name: RpId,
    origin: String,
}

/// The site a request comes from. It has to have a name: for an address nobody makes passkeys.
pub(crate) fn site(app: &App, headers: &HeaderMap) -> Result<Site, Refused> {
    if !origin::is_ours(headers, &app.config.origins) {
        return Err(Refused::Passkey);
    }
    let origin = headers.get(header::ORIGIN).and_then(|value| value.to_str().ok()).ok_or(Refused::Passkey)?;
    let host = origin.split_once("://").map_or("", |(_, host)| host);
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_address = name.starts_with('[') || name.parse::<std::net::IpAddr>().is_ok();
    let domain = AsciiDomain::try_from(name.to_owned()).ok().filter(|_| !is_address).ok_or(Refused::Passkey)?;
    Ok(Site { name: RpId::Domain(domain), origin: origin.to_owned() })
}

/// What an authenticator answers that has made a passkey.
#[derive(Deserialize)]
struct Made {
    response: MadeResponse,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct MadeResponse {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    attestation_object: String,
}

/// What an authenticator answers that shows a passkey.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Shown {
    raw_id: String,
    response: ShownResponse,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ShownResponse {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    authenticator_data: String,
    signature: String,
    user_handle: String,
}

fn read<T: DeserializeOwned>(answer: Value) -> Result<T, Refused> {
    serde_json::from_value(answer).map_err(|_| Refused::Malformed)
}

fn bytes(text: &str) -> Result<Vec<u8>, Refused> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| Refused::Malformed)
}

fn text(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn challenge(challenge: &Challenge) -> String {
    text(u128::from(challenge).to_le_bytes())
}

fn handle(account: &str) -> Result<UserHandle16, Refused> {
    let id: [u8; 16] = bytes(account)?.try_into().map_err(|_| Refused::Malformed)?;
    Ok(UserHandle::from(id))
}

impl Site {
    /// Asks to make a passkey for an account, with the options for the browser. These it has already.
    pub(crate) fn ask_to_make(
        &self,
        account: String,
        called: &str,
        known: &[PasskeyRow],
    ) -> Result<(Asked, Value), Refused> {
        let user = handle(&account)?;
        let options = PublicKeyCredentialCreationOptions::first_passkey_with_blank_user_info(&self.name, &user);
        let (state, client) = options.start_ceremony().map_err(|_| Refused::Passkey)?;
        let known: Vec<Value> = known.iter().map(|key| json!({ "type": "public-key", "id": key.id })).collect();
        // As `webauthn_rp` asks by itself: any of its algorithms, a passkey that can be found without a name, and
        // whoever holds the device has to be who they are.
        let algorithms = [-8, -7, -35, -257].map(|alg| json!({ "type": "public-key", "alg": alg }));
        let options = json!({
            "challenge": challenge(&client.options().challenge),
            "rp": { "id": self.name.as_ref(), "name": "Arbiter" },
            "user": { "id": account, "name": called, "displayName": called },
            "pubKeyCredParams": algorithms,
            "timeout": PATIENCE,
            "excludeCredentials": known,
            "authenticatorSelection": {
                "residentKey": "required", "requireResidentKey": true, "userVerification": "required",
            },
            "attestation": "none",
            "extensions": {
                "credentialProtectionPolicy": "userVerificationRequired", "enforceCredentialProtectionPolicy": false,
            },
        });
        let state = text(state.encode().map_err(|_| Refused::Busy)?);
        Ok((Asked::Make { account, state }, options))
    }

    /// The passkey that an authenticator has made: what it is called, and what is kept of it.
    pub(crate) fn made(&self, state: &str, answer: Value) -> Result<(String, String), Refused> {
        let state = RegistrationServerState::<16>::decode(&bytes(state)?).map_err(|_| Refused::Passkey)?;
        let Made { response } = read(answer)?;
        let attested = AuthenticatorAttestation::new(
            bytes(&response.client_data)?,
            bytes(&response.attestation_object)?,
            AuthTransports::NONE,
        );
        let extensions = ClientExtensionsOutputs { cred_props: None, prf: None };
        let answer = Registration::new(attested, AuthenticatorAttachment::None, extensions);
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &[self.origin.as_str()],
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let made = state.verify(&self.name, &answer, &options).map_err(|error| {
            tracing::debug!(%error, "a passkey could not be made");
            Refused::Passkey
        })?;
        let key = made.static_state().encode().map_err(|_| Refused::Busy)?;
        Ok((text(made.id().as_ref()), kept(&key, made.dynamic_state())))
    }

    /// Asks which account somebody has a passkey for, with the options for the browser.
    pub(crate) fn ask_to_show(&self) -> Result<(Asked, Value), Refused> {
        let options = DiscoverableCredentialRequestOptions::passkey(&self.name);
        let (state, client) = options.start_ceremony().map_err(|_| Refused::Passkey)?;
        let options = json!({
            "challenge": challenge(&client.options().0.challenge),
            "rpId": self.name.as_ref(),
            "timeout": PATIENCE,
            "userVerification": "required",
        });
        Ok((Asked::Show { state: text(state.encode().map_err(|_| Refused::Busy)?) }, options))
    }

    /// Is it this passkey that an authenticator shows? What is kept of it from now on.
    pub(crate) fn shown(&self, state: &str, answer: Value, row: &PasskeyRow) -> Result<String, Refused> {
        let state = DiscoverableAuthenticationServerState::decode(&bytes(state)?).map_err(|_| Refused::Passkey)?;
        let Shown { raw_id, response } = read(answer)?;
        let user = handle(&response.user_handle)?;
        let id = CredentialId::try_from(bytes(&raw_id)?).map_err(|_| Refused::Malformed)?;
        let asserted = DiscoverableAuthenticatorAssertion::new(
            bytes(&response.client_data)?,
            bytes(&response.authenticator_data)?,
            bytes(&response.signature)?,
            user,
        );
        let answer = DiscoverableAuthentication::new(id, asserted, AuthenticatorAttachment::None);
        let (key, changing) = row.key.split_once(' ').ok_or(Refused::Passkey)?;
        let key = bytes(key)?;
        let changing: [u8; 7] = bytes(changing)?.try_into().map_err(|_| Refused::Passkey)?;
        let (id, owner) = (bytes(&row.id)?, handle(&row.account)?);
        let mut known = AuthenticatedCredential::new(
            CredentialId::try_from(id.as_slice()).map_err(|_| Refused::Passkey)?,
            &owner,
            Kept::decode(&key).map_err(|_| Refused::Passkey)?,
            DynamicState::decode(changing).map_err(|_| Refused::Passkey)?,
        )
        .map_err(|_| Refused::Passkey)?;
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &[self.origin.as_str()],
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        state.verify(&self.name, &answer, &mut known, &options).map_err(|error| {
            tracing::debug!(%error, "a passkey could not be shown");
            Refused::Passkey
        })?;
        Ok(kept(&key, known.dynamic_state()))
    }
}

/// What the passkey is called that somebody shows.
pub(crate) fn shown_id(answer: &Value) -> Option<&str> {
    answer["rawId"].as_str()
}

fn kept(key: &[u8], changing: DynamicState) -> String {
    let Ok(changing) = changing.encode();
    format!("{} {}", text(key), text(changing))
}
