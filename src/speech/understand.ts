import type { Listened, Understanding } from '../../machines/voice-capture.types.ts'
import { isAnswered, type AnswerValue } from '../../rules/answers.ts'
import { readUtterance } from '../../rules/spoken-commands/index.ts'
import { loadNormaliser } from '../../rules/transcript/by-type.ts'
import type { Normalise } from '../../rules/transcript/normalise.ts'

/**
 * What a person meant: a value of the field, a correction of the one that stands, or a command; null when no reading of
 * what was heard gives one. The best reading that does counts; only the rules of this field's type are loaded.
 * @param locale a BCP 47 tag
 */
export async function understand(listened: Listened, locale: string): Promise<Understanding> {
  const { heard } = listened
  const normalise = await loadNormaliser(listened.field.type, locale)
  for (const reading of [heard.text, ...(heard.alternatives ?? [])]) {
    const understanding = meaning(listened, reading, normalise, locale)
    if (understanding) return understanding
  }
  return null
}

function meaning(listened: Listened, reading: string, normalise: Normalise, locale: string): Understanding {
  const { field, answer, labels, listenFor } = listened
  const current = isAnswered(field, answer) ? answer : undefined
  const utterance = readUtterance(field, reading, { current, labels, locale, listensFor: listenFor })
  if (utterance.kind === 'command') return utterance
  if (utterance.kind === 'unclear') return null
  const value: AnswerValue | undefined = normalise(field, utterance.words, { today: new Date(), locale })
  return value === undefined ? null : { kind: 'answer', value }
}
