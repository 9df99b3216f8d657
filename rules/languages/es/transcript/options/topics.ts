import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer, Reading, SpokenField } from '../../../shared/normalise.ts'
import { PAUSE, plainWords, withoutPauses } from '../../../shared/words.ts'
import { regex } from '../../../shared/regex.ts'
import { ASKS_LOSS } from '../losses.ts'

/** Where a topic may begin, of which a clause of its own tells something: "…, la soldadora se la vendí", "… la mesa se la dejo". */
const TOPIC = regex('giu')`
  (?<=\S)(?:[,;.:]+\s+(?:(?:y|pero|aunque|porque|que)\s+)?|\s+(?:(?:y|pero|aunque|porque|que)\s+)?(?=(?:el|la|los|las|del?|lo del?|mis?|con mis?)\s))
  (?:lo |con )?(?:del? )?(?:el |la |los |las |mis? )?(?:del? )?(?=\p{L}{3})`

/** A topic that comes first: "el lunes trabajo, el martes y el jueves". */
const FIRST = /^(?:(?:pues|bueno|mire),? )?(?:el |la |los |las |del? )?(?<topic>[^,.;:]{3,60})[,.;:]\s+(?<list>\S.*)$/iu

/** What is told of a topic: a denial, a pronoun that takes it up again, or one's own doing. */
const TELLS = regex('u')`
  ^(?:(?:ya|todavía|aún|yo|de momento|por ahora|mejor|casi) )*
  (?:no|ni|nunca|jamás|tampoco|nada(?! más)|imposible|descartad[oa]|(?:(?:me|te|se|nos|le|les) )?l[oa]s? \p{L}+|(?:(?:se )?(?:me|te|nos|le|les)|se) \p{L}{3,}|tendré|tengo|tenemos|llevo|llevamos|traigo|trabajo|trabajamos|estoy|estamos|salgo|viajo)(?!\p{L})`

const DENIES =
  /^(?:(?:ya|todavía|aún|yo|de momento|por ahora|mejor) )*(?:no|ni|nunca|jamás|tampoco|nada|imposible|descartad[oa])(?!\p{L})/u

/** Verbs with which something is given away, left or over, so that it is not meant; by their stems. */
const LEAVES = regex('u')`
  (?<!\p{L})(?:dej|olvid|vend|deb|perd|pierd|regal|prest|devolv|devuelv|quit|lleva?r?o|llev[eéóa]|llevamos|cancel|descart|suspend|abandon
    |acab|termin|encarg|tir|romp|rompi|estrope|saca|saqu|cerr|don)\p{L}*(?!\p{L})`

/** That the person dislikes it, or is not free for it. */
const UNWANTED = regex('u')`
  (?<!\p{L})(?:fastidi|aburr|hart|odi|detest|repate|agobi|estres)\p{L}*
  |(?<!\p{L})trabaj(?:o|amos)(?!\p{L})
  |(?<!\p{L})(?:tengo|tenemos|est[áo]y?) (?:ya |muy )?(?:fuera|de viaje|ocupad|complicad|liad|cogid|imposible|pillad|llen|cerrad)`

/** A time that is over: "lo hizo el año pasado". */
const LAPSED =
  /(?<!\p{L})(?:pasad[oa]|antes|hace (?:\p{L}+ )?(?:años|meses|tiempo|mucho)|de (?:niñ|pequeñ|joven|chic)\p{L}*)(?!\p{L})/u

/** What is put off: "me lo pienso", "lo tengo que consultar". */
const PUT_OFF =
  /(?<!\p{L})(?:pens|piens|mirar|consult|pregunt|ver[eé]?(?!\p{L})|veo|decid|luego|después|más adelante|confirm)\p{L}*/u

/** What wants the topic too, or takes something back. */
const WANTS = regex('u')`
  (?<!\p{L})(?:también|además|sí|igual|pero|aunque|salvo|excepto|si|perdón|digo|espera|espere|quier\p{L}*|queremos|necesit\p{L}*|prefier\p{L}*
    |pon(?:me|ga|go)?\p{L}*|ap[uú]nt\p{L}+|an[oó]t\p{L}+|m[aá]rc\p{L}+|inclu\p{L}+|añad\p{L}+|solo|sólo|a veces|algo|poco)(?!\p{L})`

/** In topics that are worth a look. */
const TOPICS_MAX = 8
/** In words. */
const NAME_MAX = 4

/**
 * Takes a list of options before a topic that is not meant: "la INE y la CURP, el acta se me olvidó"; proposes it before one that is
 * put off, and asks where it is not known what the clause tells of its option.
 */
export const withoutTopic =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if ((field.options?.length ?? 0) < 3 || heard.length > SAID_MAX || heard.includes('?')) return found
    const readAs = (said: string) => read(field, said, circumstances)
    const first = FIRST.exec(heard)?.groups
    const opening = first && toldOfOption(first.topic ?? '', readAs)
    const after = opening && !namesOption(field, opening.clause) ? readAs(first.list ?? '') : undefined
    if (opening && after?.isSure && isList(after) && !names(after, opening.option))
      return found?.isSure && !names(found, opening.option) ? found : judged(field, opening, after, found)
    for (const place of [...heard.matchAll(TOPIC)].slice(0, TOPICS_MAX)) {
      const list = heard.slice(0, place.index)
      const told = toldOfOption(heard.slice(place.index + place[0].length), readAs)
      const before = told && /\p{L}{3}/u.test(list) && !namesOption(field, told.clause) ? readAs(list) : undefined
      if (told && before?.isSure && isList(before) && !names(before, told.option))
        return judged(field, told, before, found)
    }
    return found
  }

interface Told {
  option: string
  clause: string
}

type Read = (said: string) => Reading | undefined

/** The option with which a clause begins, and what is told of it; no pause parts its name. */
function toldOfOption(said: string, read: Read): Told | undefined {
  const words = plainWords(said)
  const pause = words.indexOf(PAUSE)
  const end = Math.min(NAME_MAX, pause < 0 ? words.length - 1 : pause)
  for (let count = 1; count <= end; count += 1) {
    const clause = withoutPauses(words.slice(count)).join(' ')
    if (!TELLS.test(clause) || (count === pause && !DENIES.test(clause))) continue
    const name = read(words.slice(0, count).join(' '))
    const [option, ...others] = name?.isSure && isList(name) ? name.value : []
    if (typeof option === 'string' && others.length === 0) return { option, clause }
  }
  return undefined
}

/** Whether a word of any label stands in the clause, which then goes on with the list. */
function namesOption({ options }: SpokenField, clause: string): boolean {
  const said = plainWords(clause)
  return (options ?? []).some(({ label }) =>
    plainWords(label).some((word) => word.length > 3 && said.some((each) => each.startsWith(word.slice(0, -1)))),
  )
}

const isList = (found: Reading): found is Reading & { value: unknown[] } => Array.isArray(found.value)

const names = ({ value }: Reading, option: string): boolean =>
  Array.isArray(value) && value.some((each) => each === option)

function judged({ label = '' }: SpokenField, { clause }: Told, before: Reading, found: Reading | undefined) {
  const asked = found && { ...found, isSure: false }
  if (PUT_OFF.test(clause)) return { ...before, isSure: false }
  if (WANTS.test(clause)) return asked
  const verb = (LEAVES.exec(clause) ?? UNWANTED.exec(clause))?.[0]
  const isOfLabel = ASKS_LOSS.test(label) || (verb !== undefined && label.toLowerCase().includes(verb.slice(0, STEM)))
  const isRefused = DENIES.test(clause) || (!isOfLabel && (LAPSED.test(clause) || verb !== undefined))
  return isRefused ? before : asked
}

/** In letters. */
const STEM = 4

/** What makes a day, a way or a dish of another option unfit. */
const UNFIT = regex('u')`
  (?<!\p{L})(?:me|nos|le|les) (?:caen?|sientan?|hacen?|dan?|quedan?|vienen?|pillan?) (?:muy |bastante |un poco |fatal|mal|pesad|daño|asco|alergia|lejos|grande|pequeñ|cort|larg|justo)
  |(?<!\p{L})l[oa]s? (?:tengo|tenemos) (?:rot|averiad|estropead|prestad|alquilad|en el taller|mal[oa]|llen|ocupad)`
const FIT =
  /(?<!\p{L})(?:también|bien|mejor|libres?|prefier\p{L}+|pero|aunque|si|igual|perdón|digo|espera|quier\p{L}+|gustaría)(?!\p{L})/u

/** Takes an option before another one that is told to be unfit: "de harina, las de maíz me caen pesadas". */
export const beforeUnfit =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.length > SAID_MAX || heard.includes('?')) return found
    for (const { index } of [...heard.matchAll(TOPIC)].slice(0, TOPICS_MAX)) {
      const clause = withoutPauses(plainWords(heard.slice(index))).join(' ')
      const isUnfit =
        UNFIT.test(clause) ||
        (LEAVES.test(clause) && / l[oa]s? /u.test(clause)) ||
        UNWANTED.test(clause) ||
        / no (?:me|nos|lo|la|los|las|puedo|quiero|tengo) /u.test(clause)
      const own = isUnfit && !FIT.test(clause) ? read(field, heard.slice(0, index), circumstances) : undefined
      if (own?.isSure && !own.isGuess) return own
    }
    return found
  }
