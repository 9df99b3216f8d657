import { wordsWithoutAccents } from '../../shared/translation.ts'

/** Whether two forms are of one verb: "recomienda" and "recomiendo", "conduce" and "conduzco", "propone" and "propongo". */
export const areOfOneVerb = (one: string, other: string): boolean => stemOf(one) === stemOf(other)

const ENDING = /(?:[aei]riamos|[aei]ria|[aei]mos|an|en|as|es|[aeio])$/u

/** What is left without the ending, with the vowel of the infinitive and the consonant of the other persons. */
const stemOf = (form: string): string =>
  wordsWithoutAccents(form)
    .join('')
    .replace(/ie/u, 'e')
    .replace(/ue/u, 'o')
    .replace(ENDING, '')
    .replace(/zc?$/u, 'c')
    .replace(/(?<=[nl])g$|(?<=a)ig$/u, '')
    .replace(/j$/u, 'g')
