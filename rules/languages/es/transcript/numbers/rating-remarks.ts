import { reading, SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { SOMEBODY } from '../kin.ts'
import { cardinalAt } from './cardinals.ts'
import { regex } from '../../../shared/regex.ts'

/** What may take points back, bound them, leave them open, or make them those of another time or of somebody else. */
const SPOILS = regex('iu')`
  \?|(?<!\p{L})(?:no|ni|nunca|casi|entre|hasta|o|u|si|m[aá]s|menos|pero|aunque|salvo|excepto|medio|media|antes|iban?|[ií]bamos|[uú]ltim[oa]|pasad[oa]|otr[oa]s?
    |espera|espere|perd[oó]n|perdone|digo|miento|mejor|creo|quiz[aá]s?|tal vez|igual|diría|pondría|daría|habría|hubiera|tendr\p{L}+|podr\p{L}+|depende
    |dice|dijo|dicen|como mucho|por lo menos|al menos|m[ií]nimo|m[aá]ximo|sobre|de cada|personas?|veces|d[ií]as?|horas?|minutos?|a[ñn]os?
    |meses|semanas?|${SOMEBODY})(?!\p{L})`

/** How points are given: "un tres", "dos estrellitas", "le pongo tres", or they begin the answer. */
const LEADS = /^(?:un|una|le|les|pongo|doy|ponga|pon|pues|bueno|mire|mira|con|nota|es|,)$/
const STARS = /^(?:estrell|punt)(?:a|o|ita|ito)s?$/

/** The words of points as they are read. */
const DIMINUTIVE = /(?<!\p{L})(estrell|punt)it([ao]s?)(?!\p{L})/giu

/** The scale before the points on it, or after them: "de uno a cinco, un cuatro", "un ocho del uno al diez". */
const SCALE = String.raw`(?:en una escala )?del? (?:uno|1|cero|0) (?:a|al|hasta) (?:el )?(?<end>cinco|diez|veinte|cien|5|10|20|100)(?!\p{L}|\d)`
const BEFORE_POINTS = new RegExp(String.raw`^(?:(?:pues|bueno),? )*${SCALE},? (?<points>[^,.;]+)`, 'iu')
const AFTER_POINTS = new RegExp(String.raw`,? ${SCALE}`, 'iu')

/** Reads a scale as what the points are out of. */
export const withScale = reading((heard) =>
  heard.replace(BEFORE_POINTS, '$<points> sobre $<end>').replace(AFTER_POINTS, ' sobre $<end>'),
)

/** An end of the scale told by its name and its points: "el máximo, un cinco". */
const END_TWICE =
  /^(?<end>(?:el|la) (?:máxim|mínim)[oa](?: \p{L}+)?),? (?:(?:o sea|es decir|un|que es|es),? )*(?<points>\p{L}+|\d)[.!]?$/iu

/** What else is counted: "cinco euros me costó", "esperé cuatro horas". */
const UNIT =
  /^(?:euros?|pesos?|horas?|minutos?|dias?|semanas?|mes|meses|anos?|personas?|veces|vez|noches?|kilometros?|metros?|kilos?|litros?)$/

/** What the scale does not have: "un uno, porque no hay cero". */
const NO_OTHER =
  /[\s,]+(?:y )?(?:(?:es )?porque|que|ya que) no (?:hay|existe|se puede|me deja|tienen)(?: \S+){1,4}[.!]?$/iu
/** "Cinco de cinco": the end of the scale said with the points. */
const OUT_OF_FIVE = /(?<=(?<!\p{L})(?:un|una|uno|dos|tres|cuatro|cinco|[1-5])) (?:de|sobre) (?:cinco|5)(?![\p{L}\d])/iu

/** Points before their reason, in which nothing changes them: "dos porque llegó media hora tarde". */
const WITH_REASON = regex('iu')`
  ^(?<own>(?:(?:un|una|le doy|le pongo|doy|pongo|pues|bueno) )*(?:un[oa]?|dos|tres|cuatro|cinco|[1-5])),? (?:porque|ya que)(?!\p{L})
  (?!.*(?<!\p{L})(?:pero|si|iba|dije|perdón|digo|mejor|un|una|dos|tres|cuatro|cinco|[1-5])(?!\p{L}))`

/** Takes the only points that were given, whatever is remarked beside them: "un cuatro, el baño estaba regular". */
export const withRemark =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const said = heard.length > SAID_MAX ? heard : (WITH_REASON.exec(heard)?.groups?.own ?? heard)
    const plain = heard.length > SAID_MAX ? heard : plainly(said)
    const found = read(field, plain, circumstances)
    const { end, points } = END_TWICE.exec(plain)?.groups ?? {}
    const twice = end && points ? [read(field, end, circumstances), read(field, points, circumstances)] : []
    if (twice.length > 0 && twice.every((each) => each?.isSure && each.value === found?.value)) return twice[0]
    if (!found || found.isGuess || heard.length > SAID_MAX) return found
    const words = wordsWithoutAccents(plain)
    const places = [...words.keys()].filter((at) => cardinalAt(words, at) !== undefined)
    const [at = -1] = places
    const number = places.length === 1 ? cardinalAt(words, at) : undefined
    const next = words[number?.next ?? words.length] ?? PAUSE
    if (UNIT.test(next)) return { ...found, isSure: false }
    const isGiven = at === 0 || LEADS.test(words[at - 1] ?? PAUSE) || STARS.test(next)
    const isPlain = number?.value === found.value && isGiven && !SPOILS.test(withoutOwnDenial(plain))
    return isPlain ? { ...found, isSure: true } : found
  }

/** Points told by others, than which these are one more or one less: "mejor que un tres", "le faltó tantito para el cinco". */
const NUMBER = '(?:uno?|dos|tres|cuatro|cinco|[1-5])'
const COMPARED = regex('iu')`
  (?<!\p{L})(?:(?<more>(?:mejor|algo más|un poco más|(?:por )?encima) (?:que|del?))
    |(?:(?:peor|algo menos|un poco menos|(?:por )?debajo) (?:que|del?)|no (?:llega|alcanza) al?|no (?:le|les) (?:pongo|doy|pondría|daría)(?= (?:un )?(?:cinco|5))|falt\p{L}+(?: \p{L}+){0,2} (?:para|pa)(?: llegar al?)?))
  (?: (?:un|el|al|una))? (?<points>${NUMBER})(?![\p{L}\d])`
const [LEAST, MOST] = [1, 5]

/** Proposes the points next to those with which they are compared. */
export const compared =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const told = heard.length > SAID_MAX ? null : COMPARED.exec(heard)
    const { points = '', more } = told?.groups ?? {}
    if (typeof found?.value !== 'number' || points === '' || read(field, points, circumstances)?.value !== found.value)
      return found
    const value = found.value + (more ? 1 : -1)
    return { ...found, value: Math.min(MOST, Math.max(LEAST, value)), isSure: false }
  }

const plainly = (heard: string): string =>
  [NO_OTHER, OUT_OF_FIVE].reduce((said, idle) => said.replace(idle, ''), heard.replace(DIMINUTIVE, '$1$2'))

/** A remark after a pause may deny something of its own: "un uno, no hay ni un cartel". */
const OWN_DENIAL =
  /(?<=^\S+(?: \S+){0,4}[,.;:]\s.*)(?<!\p{L})(?:no|ni|nunca|nada)(?!\p{L})(?! (?:lo|la|le|se|llega|merece|más|tanto|es|era|doy|pongo))/giu

const withoutOwnDenial = (said: string): string => said.replace(OWN_DENIAL, '')
