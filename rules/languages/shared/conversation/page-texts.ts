/**
 * Texts of the page that a conversation says aloud: why an answer or a submit was refused, that it arrived, and who may hear. `{}` stands for
 * what differs each time, a number or the owner's own words.
 */
export const PAGE_TEXTS = [
  '{} cannot be empty',
  'Please provide a text',
  'Must be at least {} characters',
  'Must be no more than {} characters',
  'Text does not match required format',
  'The answers that have to match a format are too long together: please shorten this one',
  'Please provide a valid number',
  'Number must be at least {}',
  'Number must be at most {}',
  'Please choose a number from {} to {}',
  'Please provide a valid email address',
  'Please provide a valid URL',
  'Please provide a valid phone number',
  'Please provide a valid date',
  'Please select a valid option',
  'Please select only valid options',
  'Please say what “{}” is',
  'Please tick the box or leave it empty',
  'Form validation failed',
  'Failed to submit form to server',
  'Failed to submit form. Please try again.',
  'Unexpected error during submission',
  'Network error occurred during submission. Please check your connection and try again.',
  'An unexpected error occurred. Please try again later.',
  'You have already answered this form.',
  'Thank you for your submission!',
  'May your voice be sent to the maker of your browser?',
  'Your voice goes to the maker of your browser, whose service turns it into text.',
  'May your voice be sent to {}?',
  'Your voice goes to {}, a service outside this site, which turns it into text.',
] as const

/** Each of them in one language, with as many `{}`. */
export type PageTexts = Readonly<Record<(typeof PAGE_TEXTS)[number], string>>

const GAP = '{}'
const PATTERNS = PAGE_TEXTS.map((text) => ({
  text,
  pattern: new RegExp(`^${text.replaceAll(/[.?]/g, String.raw`\$&`).replaceAll(GAP, '(.+)')}$`, 'su'),
}))

/**
 * What the page says, in the language of a conversation.
 * @param texts undefined in English, which the page speaks
 * @returns other texts, an owner's own among them, as they are
 */
export function pageTextIn(texts: PageTexts | undefined, said: string): string {
  for (const { text, pattern } of texts ? PATTERNS : []) {
    const found = pattern.exec(said)
    if (found) return withGaps(texts?.[text] ?? said, found.slice(1))
  }
  return said
}

const withGaps = (text: string, gaps: readonly string[]): string =>
  text
    .split(GAP)
    .map((part, at) => part + (gaps[at] ?? ''))
    .join('')
