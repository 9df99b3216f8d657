/** The language without its region, in lower case: `es` for es-MX. */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''
