/** Every constant of the product, named once. Durations end in _MS, sizes in _BYTES. */

/** Responses on a page of their list; one filter of them: conditions, values of one condition, and characters of all of them as JSON in an address. */
export const RESPONSES_PAGE = 50
export const FILTER_CONDITIONS_MAX = 20
export const FILTER_VALUES_MAX = 100
export const FILTER_TEXT_MAX = 4000
export const SEARCH_MAX = 200
/** What an owner writes on a response. */
export const NOTE_MAX = 5000
export const TAGS_MAX = 20
export const TAG_MAX = 40
/** A link to a download works once, within this time. */
export const DOWNLOAD_LINK_MS = 60_000
export const DOWNLOADS_PER_MINUTE = 120
/** Fields of all versions of a form together that lists and summaries show; today's come first. */
export const RESPONSE_COLUMNS_MAX = 1000

export const FULL_NAME_MIN = 3
export const FULL_NAME_PROFILE_MAX = 30
export const FULL_NAME_MAX = 255
export const EMAIL_MAX = 254
export const PHONE_DIGITS_MIN = 10
export const PHONE_DIGITS_MAX = 15

export const AUTO_ADVANCE_MS = 500
export const RETRY_ATTEMPTS = 3
export const RETRY_PAUSE_MS = 1000
export const PROGRESS_STEP = 10
export const PROGRESS_TICK_MS = 200
export const PROGRESS_CEILING = 90
export const SPOKEN_CONFIDENCE = 0.9
/** Below this the transcriber is unsure; what may be half of an answer has less. */
export const SURE_CONFIDENCE = 0.6
export const DOUBTFUL_CONFIDENCE = 0.5
export const SESSION_TYPE = 'voice'
export const ERRORS_LISTED_MAX = 3
/** Answers that can be taken back, one after the other. */
export const UNDO_STEPS_MAX = 20
/** Edits of a form in the builder that can be taken back, one after the other. */
export const EDITS_MAX = 500

/** How often an owner's page asks whether responses have arrived, and whether they are prepared. */
export const ARRIVALS_INTERVAL_MS = 5000
export const PREPARING_PAUSE_MS = 1000

export const PAGE_SIZE = 5
export const FORMS_LIMIT = 100
export const LIST_LIMIT_MAX = 100
export const STALE_MS = 5 * 60_000
export const DASHBOARD_REFRESH_MS = 30_000

export const SUBMIT_BUTTON_TEXT = 'Submit'
export const SUBMIT_BUTTON_TEXT_MAX = 24
export const COMPLETION_MESSAGE = 'Thank you for your submission!'
export const ALLOW_ANONYMOUS = true
/** BCP 47; the language of a form that names none. */
export const DEFAULT_LANGUAGE = 'en-US'
/** BCP 47; in which the pages of owners are written, and their dates and numbers with them. */
export const INTERFACE_LANGUAGE = 'en-US'

export const ACCESS_TOKEN_KEY = 'access_token'
export const THEME_KEY = 'theme'
export const DEFAULT_THEME = 'light'
export const SAVED_SESSION_MS = 24 * 60 * 60_000

export const TITLE_MAX = 255
export const DESCRIPTION_MAX = 5000
export const WELCOME_MAX = 2000
export const COMPLETION_MESSAGE_MAX = 2000
export const LINK_MAX = 2000
export const LINK_LABEL_MAX = 100
export const IMAGE_ALT_MAX = 200
export const FIELDS_MAX = 300
export const OPTIONS_MAX = 500
export const FIELD_KEY_MAX = 100
export const LABEL_MAX = 500
export const HELP_MAX = 2000
export const PLACEHOLDER_MAX = 500
export const OPTION_MAX = 500

/** A text answer without a limit of its own; ten thousand characters are about thirteen minutes of speech. */
export const TEXT_MAX = 10_000
export const TRANSCRIPT_MAX = 20_000
/** A single-line answer that is read by a rule of its type: addresses, links, telephone numbers. */
export const LINE_MAX = 2000
/** More digits than this do not survive being a JavaScript number. */
export const EXACT_DIGITS = 15

export const MAX_BODY_BYTES = 1_000_000
export const MAX_FILE_BYTES = 512 * 1024
export const MAX_FILES_BYTES = 640 * 1024
export const FILE_NAME_MAX = 255
/** A logo or a cover: its bytes, the longer side in pixels, and all pixels, which a browser holds with four bytes each. */
export const MAX_IMAGE_BYTES = 512 * 1024
export const IMAGE_SIDE_MAX = 4096
export const IMAGE_PIXELS_MAX = 8_000_000
/** Images of a form, of which the latest version names two at most; and those that no form of an account names yet. */
export const FORM_IMAGES_MAX = 12
export const LOOSE_IMAGES_MAX = 12
export const LOOSE_IMAGE_LIFE_MS = 24 * 60 * 60_000
export const IMAGES_PER_MINUTE = 30
export const MAX_AUDIO_BYTES = 10_000_000
export const MAX_AUDIO_MS = 120_000

export const SESSIONS_PER_MINUTE = 30
/** Submits of an address that the rules refuse (a school may send what is right), and whose session is not as expected. */
export const REFUSED_SUBMITS_PER_MINUTE = 600
export const UNEXPECTED_SUBMITS_PER_MINUTE = 60
/** Messages of progress from one address: a page sends at most one in ten seconds, a whole school at once. */
export const PROGRESS_PER_MINUTE = 1200
export const PROGRESS_EVERY_MS = 10_000
/** No count of how well a question is heard goes higher. */
export const VOICE_COUNT_MAX = 99
export const CORRECTIONS_MAX = 5
export const CORRECTION_MAX = 200
/** Sessions of which a server remembers that they were submitted, so that a retry is not judged again. */
export const SUBMITTED_KNOWN_MAX = 20_000
export const TRANSCRIPTIONS_PER_MINUTE = 120
/** Unsubmitted sessions are swept after this; sessions of a form that closed meanwhile may submit until then. */
export const SESSION_LIFE_MS = 24 * 60 * 60_000
/** A device without a network may send what it has, under the session in which it was answered, for so long. */
export const RENEWAL_LIFE_MS = 30 * 24 * 60 * 60_000

/** Answers on their way to another device: how long, how many and how much of one form, and how many from one address. */
export const TRANSFER_LIFE_MS = 7 * 24 * 60 * 60_000
export const MAX_TRANSFER_BYTES = 1_000_000
export const TRANSFERS_FORM_MAX = 2000
export const TRANSFERS_FORM_BYTES = 50_000_000
export const TRANSFERS_PER_MINUTE = 10
export const TRANSFER_READS_PER_MINUTE = 60
/** Between attempts to send what waits on a device: at first, and at most. */
export const OUTBOX_PAUSE_MS = 15_000
export const OUTBOX_PAUSE_MAX_MS = 5 * 60_000
/** What was sent while its page was closed is said on the page of its form, for so long. */
export const SENT_NOTICE_MS = 30 * 24 * 60 * 60_000

/** Every wait for what only others can end has an end. A person reads a browser's question before they answer it. */
export const PERMISSION_WAIT_MS = 60_000
/** Closing the microphone and packing what it heard. */
export const PROCESSING_WAIT_MS = 10_000
/** A transcriber on a slow machine takes about as long as the speech took; one that is busy is waited for. */
export const TRANSCRIBING_WAIT_MS = 120_000
/** One attempt to reach the server. */
export const ATTEMPT_WAIT_MS = 30_000
/** Ending the token on the server before this device forgets it. */
export const LOGOUT_WAIT_MS = 5_000

/** The longest recordings: an answer of a few words, and a long text. The server refuses more than 120 s. */
export const SHORT_ANSWER_MS = 30_000
export const LONG_ANSWER_MS = 110_000
/** A shorter press of the button that is held while speaking was meant as a click. */
export const SHORTEST_HOLD_MS = 300

/** From the permission to the first sound; and sound that stops coming for so long does not come again. */
export const FIRST_SOUND_WAIT_MS = 5000
/** Some browsers recognise speech without ever reporting that the microphone is open; the report is awaited for so long. */
export const AUDIO_START_WAIT_MS = 3000
/** While the page records, the browser's recogniser already has permission, so it starts soon or never. */
export const RECOGNISER_START_WAIT_MS = 5000
export const LAST_RESULT_WAIT_MS = 3000
/** Interim words come late, so the pause after them counts from later too. */
export const LATE_WORDS_MS = 400
/** The server's answer on its transcribers, and the browser's on its own recogniser. */
export const CAPABILITIES_WAIT_MS = 10_000
export const PROBE_WAIT_MS = 2000
/** One transcriber: this, and the length of what was said, up to the longest. */
export const TRANSCRIBER_WAIT_MS = 20_000
export const LONGEST_TRANSCRIBER_WAIT_MS = 45_000
/** All transcribers one after the other: less than the machine waits, so that what was said is kept for another attempt. */
export const TRANSCRIBERS_WAIT_MS = 55_000
/** Before a server that did not answer at all is tried once more; one that is busy, where it does not say when; and in all. */
export const RECONNECT_PAUSE_MS = 1000
export const BUSY_PAUSE_MS = 5000
export const BUSY_WAIT_MAX_MS = 60_000
/** Voices for reading aloud load late: the thousands of a speech dispatcher take two seconds. One is said at most so long. */
export const VOICES_WAIT_MS = 3000
export const LONGEST_READING_MS = 30_000

/** Parts of a telephone number or an address that are remembered until it is whole. */
export const SPOKEN_PARTS_MAX = 3
/** Hands-free: so often nothing is heard, or not understood, before the conversation waits for the person. */
export const SILENCES_MAX = 3
export const MISSES_MAX = 5
/** Not understood so often: spelling and typing are offered. */
export const MISSES_OFFER = 2
/** Longer lists of options are seen, not read aloud. */
export const OPTIONS_READ_MAX = 10
/** A word that is read in silence. */
export const READING_WORD_MS = 250
/** From a command to the form until the form has answered. */
export const FORM_REPLY_WAIT_MS = 2000
/** Every attempt to send, with the pauses between them. */
export const SENDING_WAIT_MS = 120_000
/** Tests and repeats that an owner asks for. */
export const OWNER_SENDS_PER_MINUTE = 30
