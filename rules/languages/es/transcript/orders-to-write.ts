import { regex } from '../../shared/regex.ts'
import { unaccented } from '../../shared/label-words.ts'

/** How somebody called "tú", "usted", "ustedes" or "vos" is told to write: alone, and before a pronoun. */
const FORMS =
  `pon pon|ponga pónga|pongan póngan|poné pone|pone pone|apunta apúnta|apunte apúnte|apunten apúnten|apuntá apunta|anota anóta
  |anote anóte|anoten anóten|anotá anota|escribe escríbe|escriba escríba|escriban escríban|escribí escribi|registra regístra
  |registre regístre|registren regístren|registrá registra`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [alone: string, before: string])

/** What is written: for the person, for somebody, "it". */
const PRONOUNS = 'me nos lo la los las melo mela noslo nosla'.split(' ')
const FOR_SOMEBODY = 'le les se selo sela'.split(' ')

const formsWith = (pronouns: readonly string[]): string[] =>
  FORMS.flatMap(([alone, before]) => [alone, ...pronouns.map((pronoun) => `${before}${pronoun}`)])

/** Phrases in which an order to write something down is given: "apúntelo". */
export const WRITE = formsWith([...PRONOUNS, ...FOR_SOMEBODY])
  .flatMap((form) => [form, `${form} usted`])
  .join('|')

/** Likewise as the source of a regular expression, with accents or without. */
export const PUT = sourceOf([...PRONOUNS, ...FOR_SOMEBODY])

/** Likewise for the person alone: "póngame". */
export const PUT_FOR_ME = sourceOf(PRONOUNS)

/**
 * How somebody is told to call a person, as the source of a regular expression: "avisen a", "llámele primero a", "hablar con"; not
 * "llámame a las ocho".
 */
export const CONTACT = regex('u')`
  (?:avis|habl|ll[aá]m|telefone|contact|pregunt|localic|localiz|busqu|comuníqu)(?:e|en|a|ad|ar)(?:se|le|les|lo|la)?
  (?: primero| antes| mejor| siempre)?
  (?: (?:a|con|por)(?! (?:el|las?|los|una?|otr[oa]s?|quien|nadie|tod[oa]s)(?!\p{L}))
    | al(?= (?:doctor|dr|don|señor|sr|profesor|padre|tío|abuelo)(?!\p{L})))`.source

/** The longest form comes first, since the shortest is a part of it. */
function sourceOf(pronouns: readonly string[]): string {
  const longestFirst = formsWith(pronouns).toSorted((one, other) => other.length - one.length)
  return `(?:${longestFirst.join('|')})`.replaceAll(/[áéíó]/gu, (letter) => `[${unaccented(letter)}${letter}]`)
}
