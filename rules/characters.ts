/** Characters as a person counts them: an emoji is one, though JavaScript stores it as two units. */
export const lengthOf = (text: string): number => [...text].length
