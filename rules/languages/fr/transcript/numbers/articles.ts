import { reading } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

const NUMBER = '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|[2-9]|10)'

/** "Je mets un quatre", "un bon cinq": one mark, and no digit beside another. */
const MARK = regex('iu')`
  (?<=^|(?:mets|met|mettrais|mettrai|mettez|donne|donnerais|donnez|dirais|dis|vaut|mérite|c['’]est|sera|serait|allez|disons|pour|de|reste sur),? )
  une? (?:(?:bon|gros|beau|solide|grand) )?(?=${NUMBER}(?:[\s,.!]|$))`
/** "Un trois-pièces". */
const ROOMS = new RegExp(`(?<!\\p{L})un (?=${NUMBER}[ -]pièces)`, 'iu')

/** Boys or girls alone are all the children. */
const ONE_KIND = /(?<=\p{L}|\d) (?:garçons|filles|fils)(?!\p{L})(?!.*(?:garçon|fille|fils))/iu

/** Reads a number without the article of what it names, and boys as children where these are asked for. */
export const withoutArticles = reading((heard, label) => {
  const plain = heard.replace(MARK, '').replace(ROOMS, '')
  return /enfants/iu.test(label) && !/(?=.*(?:garçon|fils))(?=.*fille)/iu.test(plain)
    ? plain.replace(ONE_KIND, ' enfants')
    : plain
})
