/** Long transcripts, hostile to rules whose time grows faster than what was said. */
/** Each is said over and over; together they reach every table of phrases and every loop of the rules. */
const PARTS = [
  'double ',
  'a',
  'a ',
  '@@@',
  '@ ',
  'no i mean ',
  'five no sorry ',
  'not red but ',
  'dot com ',
  'one hundred thousand ',
  'point ',
  'half of ',
  'w as in ',
  'first and last ',
  'march third ',
  'in two weeks ',
  'area code ',
  'slash slash ',
  'e\u0301',
  '👩‍👩‍👧 ',
  '\u202Eשלום ',
  '((((',
  '[[',
  '♪',
  'new line. ',
  '\n',
  '  \n',
  'es. ',
  ', ',
  'perdón quise decir ',
  'treinta y ',
  'doble uve ',
  'hace dos ',
  ', celui de ',
]

/** @param length of each, in characters */
export const longTranscripts = (length: number): string[] =>
  PARTS.map((part) => part.repeat(Math.ceil(length / part.length)).slice(0, length))

export const LOCALES_OF_LONG = ['en-US', 'es-ES', 'fr-FR']

const labels = ['Red', 'Green', 'Strongly agree', 'Agree', '18-24']
export const OPTIONS_OF_LONG = labels.map((label) => ({ label, value: label }))
