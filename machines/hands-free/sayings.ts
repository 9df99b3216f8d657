import { RESTING_MS } from '../../rules/conversation/limits.ts'
import type { HandsFreeContext } from './types.ts'

/** What is said without a question. */
export type Saying = 'help' | 'paused' | 'resting' | 'pausedWithAnswer' | 'typing' | 'sending' | 'sent'

export function saying({ words, note, topic, formState, completionMessage }: HandsFreeContext, text: Saying): string {
  const longer = {
    sent: () => words.sent(formState.thanks ?? completionMessage),
    help: () => words.help(topic),
    resting: () => words.resting(RESTING_MS / 60_000),
  }
  const said = text === 'sent' || text === 'help' || text === 'resting' ? longer[text]() : words[text]
  return [note && words.note(note), said].filter(Boolean).join(' ')
}
