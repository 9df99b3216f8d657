/** Constants of logins and of the links that are mailed. Durations end in _MS. */

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const TOKEN_LIFE_MS = 8 * 24 * 60 * 60_000
/** No longer than a login lives at all. */
export const LOGIN_IDLE_HOURS_MAX = 192
/** How long a password that somebody else set logs in, where the operator asks for one of its owner's own. */
export const INITIAL_PASSWORD_LIFE_MS = 72 * 60 * 60_000
export const RESET_TOKEN_LIFE_MS = 60 * 60_000
/** How long the address that an account had before can take it back. */
export const UNDO_EMAIL_LIFE_MS = 24 * 60 * 60_000
/** What protects an account is changed only so soon after a login. */
export const RECENT_LOGIN_MS = 15 * 60_000
/** A list of logins shows so many, and says how many there are. */
export const LOGINS_LISTED_MAX = 100
/** How old the noted time of a login's last use may become. */
export const LOGIN_USE_NOTED_MS = 5 * 60_000
/** Failed logins of an account from one address; after so many each next one waits longer, up to the window. */
export const LOGIN_FAILURES_MAX = 10
export const LOGIN_FAILURES_WINDOW_MS = 15 * 60_000
export const LOGIN_DELAY_MS = 30_000
/** How long a failed login counts. */
export const LOGIN_FAILURE_LIFE_MS = 24 * 60 * 60_000
/** Failed logins of an account in that time from addresses and devices that it was never logged in from. */
export const STRANGE_LOGIN_FAILURES_MAX = 100
/** Failed logins from one address in a day, whatever the accounts. */
export const ADDRESS_LOGIN_FAILURES_MAX = 5000
/** Addresses that an account remembers having been logged in from, and for how long; and a device. */
export const KNOWN_ADDRESSES_MAX = 20
export const KNOWN_ADDRESS_LIFE_MS = 90 * 24 * 60 * 60_000
export const DEVICE_LIFE_MS = 365 * 24 * 60 * 60_000
/** Passwords are checked one after the other, in turn for each address: how many wait, and for how long. */
export const PASSWORDS_WAITING_MAX = 1000
export const PASSWORDS_WAITING_OF_ADDRESS_MAX = 200
export const PASSWORD_WAIT_MS = 10_000
/** Logins, sign-ups, password recoveries and resets, each from one address. */
export const ACCOUNT_REQUESTS_PER_MINUTE = 600
export const RECOVERIES_MAX = 10
export const RECOVERIES_WINDOW_MS = 15 * 60_000
/** Links to a new password are mailed at this pace or slower, addresses in turn, so many at once. */
export const RECOVERIES_AT_ONCE = 4
export const RECOVERY_PACE_MS = 100
export const RECOVERIES_WAITING_MAX = 1000
export const RECOVERIES_WAITING_OF_ADDRESS_MAX = 100
export const RECOVERY_WAIT_MS = 10 * 60_000
/** How long the code of a login may take after its password. */
export const SECOND_STEP_LIFE_MS = 10 * 60_000
/** Of an authenticator app's codes (RFC 6238). */
export const TOTP_STEP_SECONDS = 30
export const RECOVERY_CODE_COUNT = 10
/** How long an authenticator may take to answer. */
export const PASSKEY_CHALLENGE_LIFE_MS = 5 * 60_000
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60

/** What entering the password of a form gives counts for so long. */
export const FORM_ACCESS_LIFE_MS = 24 * 60 * 60_000
export const FORM_PASSWORD_MIN = 4
export const FORM_PASSWORD_MAX = 128
/** Passwords that an address enters in a minute, for all forms together: a school may stand behind one address. */
export const FORM_PASSWORDS_PER_MINUTE = 60
