/** Nobody speaks them, and a rule that begins to match at each of their characters would take the square of their length. */
const GAP = /\s{3,}/gu
const PAUSES = /(?:,\s{0,2}){3,}/gu

/** A long run of white space, as between the lines of a subtitle, is one space, or the end of one line; commas in a row are one. */
export const withoutGaps = (transcript: string): string =>
  transcript.replaceAll(GAP, (gap) => (gap.includes('\n') ? '\n' : ' ')).replaceAll(PAUSES, ', ')
