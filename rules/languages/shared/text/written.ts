/** How a language says how an answer is written, after it: "with a hyphen", "all one word". */
export interface Written {
  /** Such a remark at the end, with what it names as the group "sign". */
  remark: RegExp
  /** What the answer has where the remark is true of it. */
  isMet: (answer: string, sign: string) => boolean
}

/** What was said without a remark that is true of it as it stands: "Ximena, with an x"; another one may correct it. */
export function withoutMetRemark(said: string, { remark, isMet }: Written): string {
  const found = remark.exec(said)
  const answer = said.slice(0, found?.index).trim()
  return found?.groups?.sign && answer !== '' && isMet(answer.toLowerCase(), found.groups.sign.toLowerCase())
    ? answer.replace(FIRST_AGAIN, '$1')
    : said
}

/** "Valentina Rojas, Valentina with a v". */
const FIRST_AGAIN = /^(.*(?<!\p{L})(\p{L}{3,})(?!\p{L}).*), \2$/iu

/** What must be in an answer by the name of a sign or of a letter; a word is written as one where it has no space. */
export const meets =
  (signs: Readonly<Record<string, RegExp>>, letterOf: (name: string) => string | undefined) =>
  (answer: string, name: string): boolean => {
    const letter = letterOf(name)
    return signs[name]?.test(answer) ?? (letter !== undefined && answer.includes(letter))
  }

export const ONE_WORD = /^\S+$/u
