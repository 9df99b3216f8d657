/** The language without its region, in lower case: `es` for es-MX. */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** The region of a tag in capitals: MX of es-MX. */
export const regionOf = (tag: string): string | undefined => /[-_]([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()
