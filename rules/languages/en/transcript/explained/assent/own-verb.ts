import type { SpokenField, Words } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'
import { plainWords, withoutPauses } from '../../../../shared/words.ts'

/** "Do you smoke?", with its verb; one of two things that are asked for may be denied alone. */
const ASKED = regex('u')`
  ^(?!.* (?:or|and|not|never|n't)(?: |$))(?<auxiliary>do|does|can|will)
 [ ](?:you|we|(?<others>they|he|she|(?:your|the|any) \p{L}+))(?: (?:currently|ever|usually|regularly|still|already|also|now))* (?<verb>\p{L}+)(?: |$)`
/** "I don't smoke", "no, I never drive". */
const DENIED = regex('u')`
  ^(?:(?:no|nope|nah|oh|well|um|uh|actually|sorry|so) )*(?:(?<others>he|she|they|it)|i|we) (?:(?:really|actually|personally|just) )?
  (?:(?<auxiliary>do|does|ca|wo)(?:n't|nt)|(?<auxiliary>do|does|can|will) ?not|(?<never>never)) (?:(?:actually|really|currently|ever) )?(?<verb>\p{L}+)
  (?<rest>(?: \p{L}+)*?)(?: (?:at all|any ?more|ever|myself|ourselves|any|either|no|sorry|thanks|thank you|i'm afraid))*$`
/** Not to know tells nothing of what is asked for. */
const OF_MIND = /^(?:know|think|remember|recall|care|mind|understand|believe|see|wish)$/u

/** Whether the verb of the question is denied, of nothing but what the question asks: "I don't smoke" to "Do you smoke?". */
export function isDeniedInItsWords(said: Words, { label = '' }: SpokenField): boolean {
  const question = withoutPauses(plainWords(label)).join(' ')
  const asked = ASKED.exec(question)?.groups
  const denied = DENIED.exec(withoutPauses(said).join(' '))?.groups
  if (!asked || !denied || asked.verb !== denied.verb || OF_MIND.test(asked.verb ?? '')) return false
  if ((asked.others === undefined) !== (denied.others === undefined)) return false
  const isSame = denied.never !== undefined || asked.auxiliary?.slice(0, 2) === AUXILIARIES.get(denied.auxiliary ?? '')
  const known = new Set([...question.split(' '), 'any', 'a', 'an', 'the'])
  return (
    isSame &&
    (denied.rest ?? '')
      .split(' ')
      .filter(Boolean)
      .every((word) => known.has(word))
  )
}

const AUXILIARIES = new Map([
  ['do', 'do'],
  ['does', 'do'],
  ['ca', 'ca'],
  ['can', 'ca'],
  ['wo', 'wi'],
  ['will', 'wi'],
])
