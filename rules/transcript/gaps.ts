/** Nobody speaks it, and a rule that begins to match at each of its characters would take the square of its length. */
const GAP = /\s{3,}/gu

/** A long run of white space, as between the lines of a subtitle, is one space, or the end of one line. */
export const withoutGaps = (transcript: string): string =>
  transcript.replaceAll(GAP, (gap) => (gap.includes('\n') ? '\n' : ' '))
