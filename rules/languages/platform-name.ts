/** What a language is called in that language, as the platform knows it; the tag itself where it does not. Needs no list of languages. */
export function platformNameOf(tag: string): string {
  const name = named(tag)
  return name === tag ? tag : name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** A well-formed tag may still be refused, and some platforms have no names. */
function named(tag: string): string {
  try {
    return (
      new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard', style: 'short' }).of(tag) ?? tag
    )
  } catch {
    return tag
  }
}
