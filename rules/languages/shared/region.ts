/** The region of a tag in capitals: MX of es-MX. */
export const regionOf = (tag: string): string | undefined => /[-_]([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()
