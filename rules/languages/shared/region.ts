/** The region of a tag in capitals, MX of es-MX; of a language alone that in which most speak it, FR of fr. */
export const regionOf = (tag: string): string | undefined =>
  /[-_]([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase() ??
  (/^[a-z]{2,3}$/i.test(tag) ? new Intl.Locale(tag).maximize().region : undefined)
