import { RESTING_MS } from '../../rules/conversation/limits.ts'
import type { HandsFreeContext } from './types.ts'

/** What is said without a question. */
export type Saying = 'help' | 'paused' | 'resting' | 'restingHelp' | 'typing' | 'sending' | 'sent'

export function saying(context: HandsFreeContext, text: Saying): string {
  const { words, note, topic, formState, completionMessage } = context
  const isKept = note?.kind === 'trouble' && note.failure.isKept === true
  const longer = {
    sent: () => words.sent(formState.thanks ?? completionMessage),
    help: () => words.help(topic),
    resting: () => words.resting(RESTING_MS / 60_000),
    restingHelp: () => words.restingHelp(RESTING_MS / 60_000),
    paused: () => (isUnconfirmed(context) && !isKept ? words.pausedWithAnswer : words.paused),
  }
  const said = text === 'typing' || text === 'sending' ? words[text] : longer[text]()
  return [note && words.note(note), said].filter(Boolean).join(' ')
}

/** What was heard waits for a yes, and is asked for when the conversation goes on. */
const isUnconfirmed = ({ pending, proposed }: HandsFreeContext): boolean => (pending ?? proposed) !== null
