/** Characters as a person counts them: an emoji is one, though JavaScript stores it as two units. */
export const lengthOf = (text: string): number => [...text].length

const QUOTE_MAX = 60

/** A text of the owner within a sentence. */
export const quoted = (text: string): string => `“${shortened(text)}”`

export function shortened(text: string): string {
  const characters = [...text.trim()]
  return characters.length > QUOTE_MAX ? `${characters.slice(0, QUOTE_MAX - 1).join('')}…` : characters.join('')
}
