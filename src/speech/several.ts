import type { FieldType, FormField } from '../../contract/types.gen.ts'
import type { Listened, Understanding } from '../../machines/voice-capture/types.ts'
import { isAnswered, validateAnswer } from '../../rules/answers.ts'
import { traitsOf } from '../../rules/field-types.ts'
import {
  answersIn,
  askedWith,
  correctedParts,
  holdsOther,
  isYesOrNo,
  MEASURES,
  type RulesOfOthers,
  type RulesOfParts,
} from '../../rules/conversation/several/index.ts'
import { loadLanguage } from '../../rules/languages/load.ts'
import type { LanguageOfCommands } from '../../rules/languages/shared/commands.ts'
import type { ReadAnswer } from '../../rules/languages/shared/normalise.ts'
import { loadReader } from '../../rules/transcript/by-type.ts'

type Several = Extract<Understanding, { kind: 'several' | 'answer' }>

/**
 * Several answers in one utterance, or a correction of those that were proposed; undefined where it has the answer of one field,
 * or the language has no rules to divide it by. Where each field is asked for itself, the answer of this one.
 */
export async function severalIn(listened: Listened, locale: string): Promise<Several | undefined> {
  const { form, proposed, field, answer, listenFor } = listened
  const isAsked = listenFor === 'answer' || listenFor === 'conversation'
  if (!form || !(proposed || (isAsked && !isAnswered(field, answer)))) return undefined
  // Without a network some rules may be missing: then the utterance answers one field, as ever.
  const rules = await loadRulesOfParts(typesOf(form.fields), locale).catch(() => undefined)
  return rules && divided({ ...listened, form }, rules)
}

function divided(listened: Listened & Required<Pick<Listened, 'form'>>, rules: Rules): Several | undefined {
  const { field, form, heard, proposed } = listened
  const parts =
    (proposed && correctedParts(heard.text, proposed, form, rules, rules.commands)) ??
    answersIn(heard.text, field, form, rules)
  if (!parts) return undefined
  const whole = rules.read(field, heard.text)
  const isAlone = whole?.isSure && !validateAnswer(field, whole.value)
  const [first] = parts
  if (form.isOneByOne && first)
    return {
      kind: 'answer',
      value: first.value,
      isSure: false,
      isMixed: true,
      ...(isAlone && { others: [whole.value] }),
    }
  return { kind: 'several', parts, ...(isAlone && { alone: whole.value }) }
}

/**
 * Asks about a text of which a part is plainly the answer to another field: all of it may have been meant for several, and the
 * words divide into none. What else was said with a doubtful answer is not left out without a word either.
 */
export async function askedOfOthers(understood: Understanding, listened: Listened, locale: string) {
  const { field, form, heard } = listened
  if (!form || understood?.kind !== 'answer' || isLong(field)) return understood
  const isDoubtful = understood.isSure === false
  const text = isDoubtful ? heard.text : understood.value
  if (typeof text !== 'string' || !(isDoubtful || traitsOf(field.type).value === 'free-text')) return understood
  const others = askedWith(form, []).filter(({ id, type }) => id !== field.id && type !== field.type)
  const rules = await loadRulesOfForm(typesOf(form.fields), locale).catch(() => undefined)
  return rules && holdsOther(text, others, rules) ? { ...understood, isSure: false, isMixed: true } : understood
}

/** It may tell of anything. */
const isLong = ({ type }: FormField): boolean => traitsOf(type).control === 'lines'

type Rules = RulesOfParts & { commands: LanguageOfCommands }

const typesOf = (fields: readonly FormField[]): FieldType[] => fields.map(({ type }) => type)

/**
 * Fetches what divides an utterance into answers to fields of these types; undefined where the language has no rules for it.
 * @throws TypeError where they cannot be fetched
 */
export async function loadRulesOfParts(types: readonly FieldType[], locale: string): Promise<Rules | undefined> {
  const [words, rules] = await Promise.all([
    loadLanguage(locale).then(({ several }) => several()),
    loadRulesOfForm(types, locale),
  ])
  return words && rules && { words, ...rules }
}

/** Fetches what reads the answers to all fields of a form; undefined where they are of one type. */
async function loadRulesOfForm(
  types: readonly FieldType[],
  locale: string,
): Promise<(RulesOfOthers & { commands: LanguageOfCommands }) | undefined> {
  if (new Set(types).size < 2) return undefined
  const all = [...new Set([...types, ...typesOf(MEASURES)])]
  const [commands, ...each] = await Promise.all([
    loadLanguage(locale).then((language) => language.commands()),
    ...all.map(async (type) => [type, await loadReader(type, locale)] as const),
  ])
  const readers = new Map<FieldType, ReadAnswer>(each)
  const now = new Date()
  const read: RulesOfOthers['read'] = (field, said, today) =>
    readers.get(field.type)?.(field, said, { today: today ?? now, locale })
  return { commands, read, isYesOrNo: isYesOrNo(commands) }
}
