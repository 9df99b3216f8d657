import { useEffect, useRef } from 'react'
import { conversationWords } from '../../../../rules/conversation/index.ts'
import { answerText } from '../../../fields/answer-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { handsFreeClass } from '../classes.ts'
import type { HandsFreeRef, HandsFreeSnapshot } from '../session.ts'
import { CONVERSATION_STATES, conversationState } from './conversation-state.ts'

interface ConversationPanelProps {
  conversation: HandsFreeRef
  snapshot: HandsFreeSnapshot
}

type Whole = ConversationPanelProps & { isHearing: boolean }

/** Where nothing can be said aloud, what is shown must be seen. */
function useInView(prompt: string) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (prompt) panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [prompt])
  return panel
}

/** What is being said, what was heard, and what can be said now. */
export function ConversationPanel({ conversation, snapshot, isHearing }: Whole) {
  const { prompt, heard, locale } = snapshot.context
  const state = conversationState(snapshot, isHearing)
  const words = conversationWords(locale)
  const topic = topicOf(snapshot)
  const panel = useInView(prompt)
  return (
    <section ref={panel} className={handsFreeClass('panel')} aria-label="Conversation">
      <p className={handsFreeClass('state', { state })}>{CONVERSATION_STATES[state]}</p>
      <p className={handsFreeClass('prompt')} lang={locale}>
        {prompt}
      </p>
      <output className={handsFreeClass('unspoken')}>{snapshot.hasTag('reading') ? '' : prompt}</output>
      <Pending conversation={conversation} snapshot={snapshot} />
      {heard ? <p className={handsFreeClass('note')}>I heard: “{heard}”</p> : null}
      {topic && !snapshot.hasTag('waiting') ? (
        <p className={handsFreeClass('note')} lang={locale}>
          {words.hints[topic]}
        </p>
      ) : null}
      <Row gap={2} wrap>
        <Buttons conversation={conversation} snapshot={snapshot} />
      </Row>
      <details className={handsFreeClass('help')}>
        <summary>What can I say?</summary>
        <p lang={locale}>{words.help}</p>
      </details>
    </section>
  )
}

function topicOf(snapshot: HandsFreeSnapshot) {
  const topics = ['question', 'confirming', 'spelling', 'finishing', 'reviewing', 'sending', 'failed'] as const
  return topics.find((topic) => TALKING[topic](snapshot))
}

const TALKING = {
  question: (snapshot: HandsFreeSnapshot) =>
    snapshot.matches({ on: { talking: 'question' } }) || snapshot.matches({ on: { talking: 'advancing' } }),
  confirming: (snapshot: HandsFreeSnapshot) => snapshot.matches({ on: { talking: 'confirming' } }),
  spelling: (snapshot: HandsFreeSnapshot) => snapshot.matches({ on: { talking: 'spelling' } }),
  finishing: (snapshot: HandsFreeSnapshot) => snapshot.matches({ on: { talking: 'finishing' } }),
  reviewing: (snapshot: HandsFreeSnapshot) => snapshot.matches({ on: { talking: 'reviewing' } }),
  sending: (snapshot: HandsFreeSnapshot) => snapshot.matches({ on: { talking: 'sending' } }),
  failed: (snapshot: HandsFreeSnapshot) => snapshot.matches({ on: { talking: 'failed' } }),
}

/** The value that waits for a yes, to be seen and answered by touch too. */
function Pending({ conversation, snapshot }: ConversationPanelProps) {
  const { pending, situation } = snapshot.context
  const field = situation.fields[situation.index]
  if (!pending || !field || !TALKING.confirming(snapshot)) return null
  return (
    <>
      <p className={handsFreeClass('pending')}>{answerText(field, pending.value)}</p>
      <Row gap={2} wrap>
        <Button size="sm" onClick={() => conversation.send({ type: 'yes.said' })}>
          Yes
        </Button>
        <Button variant="outline" size="sm" onClick={() => conversation.send({ type: 'no.said' })}>
          No
        </Button>
      </Row>
    </>
  )
}

function Buttons({ conversation, snapshot }: ConversationPanelProps) {
  const isHeld = snapshot.matches({ on: 'paused' }) || snapshot.matches({ on: 'typing' })
  if (isHeld)
    return (
      <Button size="sm" onClick={() => conversation.send({ type: 'conversation.resumed' })}>
        Go on
      </Button>
    )
  return (
    <>
      {snapshot.hasTag('reading') ? (
        <Button variant="outline" size="sm" onClick={() => conversation.send({ type: 'reading.stopped' })}>
          Stop reading
        </Button>
      ) : null}
      <Button variant="outline" size="sm" onClick={() => conversation.send({ type: 'conversation.paused' })}>
        Pause
      </Button>
    </>
  )
}
