import { SAID_MAX } from '../layers.ts'
import type { FieldOption } from '../../../../../contract/types.gen.ts'
import { KIN } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'

/** A polite wish, which is said of the past: "quería apuntarme a balonmano". */
const WISH = regex('iu')`
  ^(?<lead>(?:(?:pues|bueno|hola|buenas|mire|sí|yo),? )*)(?:quería|queríamos)
  (?= (?!que )\S)(?!.*(?<!\p{L})(?:no|pero|era|antes|cuando|al final|ahora|luego|después|si|aunque|antes)(?!\p{L}))`

/** Since when something is so, before it: "llevo dos años jubilada". */
const SINCE = regex('iu')`
  (?<!\p{L})(?:llevo|llevamos)(?: ya)? (?:\S+ ){1,2}(?:años?|mes(?:es)?|semanas?|días)
  (?= (?!sin |y |con |de |o )\p{L})`

/** Which one of several is meant, after who it is: "es mi hija la mayor". */
const WHICH = new RegExp(
  String.raw`(?<=(?<!\p{L})mi (?:${KIN})),? (?:(?:la|el) )?(?:mayor|menor|pequeñ[oa]|median[oa]|chic[oa])(?=[.!]?$)`,
  'iu',
)
const OF_AGE = /mayor|menor|pequeñ|median|chic/iu

/** What was said with a plain wish, without which one it is and without since when, where no option tells how long. */
export function plainlyWished(options: readonly FieldOption[], said: string): string {
  if (said.length > SAID_MAX) return said
  const who = options.some(({ label }) => OF_AGE.test(label)) ? said : said.replace(WHICH, '')
  const wish = who.replace(WISH, '$<lead>quiero')
  return options.some(({ label }) => /\d|año|mes|semana|día/iu.test(label)) ? wish : wish.replace(SINCE, '')
}
