/** Letters, digits and signs as wide as an ideograph, in a run that has a letter or a digit; the comma after an ideograph is its own. */
const FULL_WIDTH = /[！-～]*[０-９Ａ-Ｚａ-ｚ][！-～]*/gu

/** Of wide figures and addresses, as transcribers of Chinese, Japanese and Korean write them: `４２` is 42. */
export const inHalfWidth = (transcript: string): string =>
  transcript.replaceAll(FULL_WIDTH, (wide) => wide.normalize('NFKC'))
