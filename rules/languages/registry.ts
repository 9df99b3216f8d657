/** The languages whose answers the rules of transcripts know, as the editor offers them: BCP 47 and the language's own name. */
export const LANGUAGES = [
  ['en-US', 'English (US)'],
  ['en-GB', 'English (UK)'],
  ['en-CA', 'English (Canada)'],
  ['en-AU', 'English (Australia)'],
  ['en-IN', 'English (India)'],
  ['es-ES', 'Español (España)'],
  ['es-MX', 'Español (México)'],
  ['es-AR', 'Español (Argentina)'],
  ['es-CO', 'Español (Colombia)'],
  ['es-US', 'Español (Estados Unidos)'],
] as const satisfies readonly (readonly [tag: string, name: string])[]

/** The language without its region, in lower case: `es` for es-MX. */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** What a language is called in that language; the tag itself where nobody knows its name. */
export function nameOfLanguage(tag: string): string {
  const known = LANGUAGES.find(([each]) => each.toLowerCase() === tag.toLowerCase())
  return known ? known[1] : capitalised(namedByPlatform(tag), tag)
}

/** A well-formed tag may still be refused, and some platforms have no names. */
function namedByPlatform(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

const capitalised = (name: string, tag: string): string =>
  name === tag ? tag : name.charAt(0).toLocaleUpperCase() + name.slice(1)

/** The region of a tag in capitals: MX of es-MX. */
export const regionOf = (tag: string): string | undefined => /[-_]([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()
