import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { regex } from '../../../shared/regex.ts'
import { labelOf } from '../before/index.ts'

const NAMES = '(?:monsieur|madame|mademoiselle|docteur)'
const TITLE = new RegExp(`(?<!\\p{L})${NAMES}(?!\\p{L})`, 'iu')

/** Whom the person speaks to: "bonjour monsieur", "non madame". */
const ADDRESSED = regex('giu')`
  (?<!\p{L})(?:bonjour|bonsoir|salut|allô|merci(?: bien| beaucoup)?|pardon|excusez-moi|dites|au revoir|oui|non|écoutez
    |s['’]il vous plaît),? ${NAMES}(?!\p{L})`

/** Asks for a title that is only said to whom the person speaks to. */
export const unlessAddressed = askedWhere(({ field, heard, value }) => {
  const rest = heard.replace(ADDRESSED, '')
  return rest !== heard && !TITLE.test(rest) && TITLE.test(labelOf(field.options ?? [], value))
})
