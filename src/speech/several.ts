import type { FieldType, FormField } from '../../contract/types.gen.ts'
import type { Listened, Understanding } from '../../machines/voice-capture/types.ts'
import { isAnswered, validateAnswer } from '../../rules/answers.ts'
import {
  answersIn,
  correctedParts,
  isYesOrNo,
  MEASURES,
  type RulesOfParts,
} from '../../rules/conversation/several/index.ts'
import { loadLanguage } from '../../rules/languages/load.ts'
import type { LanguageOfCommands } from '../../rules/languages/shared/commands.ts'
import type { ReadAnswer } from '../../rules/languages/shared/normalise.ts'
import { loadReader } from '../../rules/transcript/by-type.ts'

type Several = Extract<Understanding, { kind: 'several' }>

/**
 * Several answers in one utterance, or a correction of those that were proposed; undefined where it has the answer of one field,
 * or the language has no rules to divide it by.
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
  return { kind: 'several', parts, ...(isAlone && { alone: whole.value }) }
}

type Rules = RulesOfParts & { commands: LanguageOfCommands }

const typesOf = (fields: readonly FormField[]): FieldType[] => fields.map(({ type }) => type)

/**
 * Fetches what divides an utterance into answers to fields of these types; undefined where the language has no rules for it.
 * @throws TypeError where they cannot be fetched
 */
export async function loadRulesOfParts(types: readonly FieldType[], locale: string): Promise<Rules | undefined> {
  const language = await loadLanguage(locale)
  const [words, commands] = await Promise.all([language.several(), language.commands()])
  if (!words || new Set(types).size < 2) return undefined
  const all = [...new Set([...types, ...typesOf(MEASURES)])]
  const readers = new Map<FieldType, ReadAnswer>(
    await Promise.all(all.map(async (type) => [type, await loadReader(type, locale)] as const)),
  )
  const today = new Date()
  const read: RulesOfParts['read'] = (field, said) => readers.get(field.type)?.(field, said, { today, locale })
  return { words, commands, read, isYesOrNo: isYesOrNo(commands) }
}
