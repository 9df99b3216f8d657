import type { ReadAnswer, SpokenField } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

const START = String.raw`^(?:(?:ah|oh|euh|ben|bah|non|alors|eh bien),? )*`
const FIRST_TIME = new RegExp(
  String.raw`${START}(?:c['’]est|ce sera|ce serait) (?:ma|la|notre) (?:toute )?première fois(?!.*(?:mais|sauf|si)(?!\p{L}))`,
  'iu',
)
const STOPPED = new RegExp(
  String.raw`${START}j['’]ai (?:complètement |tout )?arrêté(?: (?:il y a|depuis|en|de|l['’]) ?[^,?]*)?[.!]?$`,
  'iu',
)

/** A firm yes or no before a reason. */
const REASONED = regex('iu')`
  ^(?:(?:ah|oh|euh|ben|bah|alors|eh bien|mais),? )*(?<answer>oui|non)(?:,? (?:bien sûr|évidemment|heureusement|malheureusement|hélas|toujours))*
  [,.]? (?:vu|parce qu|puisqu|car(?!\p{L}))(?<reason>.*)$`
const SPOILS = /\?|(?<!\p{L})(?:mais|si|sauf|ou|pardon|oui|non|peut-être|dépend)(?!\p{L})/iu

/**
 * What tells a yes or no: who comes for the first time has not come before, who has stopped does not do it, and a reason changes
 * nothing of what stands before it.
 */
export const toldBy =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const said = field.options?.length === 2 ? answerIn(field, heard) : undefined
    const found = said === undefined ? undefined : read(field, said, circumstances)
    return found ?? read(field, heard, circumstances)
  }

function answerIn({ label = '' }: SpokenField, heard: string): string | undefined {
  if (/déjà|auparavant/iu.test(label) && FIRST_TIME.test(heard)) return 'non'
  if (
    /(?<!\p{L})(?:fum\p{L}+|buvez|consomm\p{L}+|prati\p{L}+|prenez)(?!\p{L})/iu.test(label) &&
    !/déjà|avez/iu.test(label) &&
    STOPPED.test(heard)
  )
    return 'non'
  const { answer, reason = '' } = REASONED.exec(heard)?.groups ?? {}
  return answer !== undefined && !SPOILS.test(reason) ? answer : undefined
}
