import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { RESTING_MS } from '../../../../rules/conversation/limits.ts'
import { isSpellable } from '../../../../rules/field-types.ts'
import { answerText } from '../../../fields/answer-text.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { handsFreeClass } from '../classes.ts'
import type { HandsFreeRef, HandsFreeSnapshot } from '../session/refs.ts'
import { conversationState } from './conversation-state.ts'

interface ConversationPanelProps {
  conversation: HandsFreeRef
  snapshot: HandsFreeSnapshot
}

type Whole = ConversationPanelProps & { isHearing: boolean; hearing: string }

/** Where nothing can be said aloud, what is shown must be seen. */
function useInView(prompt: string) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (prompt) panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [prompt])
  return panel
}

/** A button that was pressed may be gone with what it did: then the keyboard goes on at the first of the others. */
function useKeyboard(panel: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false)
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body
    if (isLost) panel.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: ({ target }: FocusEvent) => void (hasFocus.current = !target.isConnected),
  }
}

/** What is being said, what was heard, and what can be said now. */
export function ConversationPanel({ conversation, snapshot, isHearing, hearing }: Whole) {
  const { prompt, heard, locale, topic, words } = snapshot.context
  const state = conversationState(snapshot, isHearing)
  // What people say to each other meanwhile is not shown.
  // Several answers are all in the prompt; their buttons need the room.
  const said = (isResting(snapshot) ? '' : hearing) || (isProposing(snapshot) ? '' : heard)
  const panel = useInView(prompt)
  const keyboard = useKeyboard(panel)
  return (
    <section ref={panel} className={handsFreeClass('panel')} aria-label="Conversation" lang={locale} {...keyboard}>
      <p className={handsFreeClass('state', { state: state === 'interruptible' ? 'reading' : state })}>
        {words.panel.states[state]}
      </p>
      <p className={handsFreeClass('prompt')}>{prompt}</p>
      <output className={handsFreeClass('unspoken')}>{snapshot.hasTag('reading') ? '' : prompt}</output>
      <Pending snapshot={snapshot} />
      {said ? <p className={handsFreeClass('heard')}>{words.panel.heard(said)}</p> : null}
      <Row gap={2} wrap>
        <YesOrNo conversation={conversation} snapshot={snapshot} />
        <Buttons conversation={conversation} snapshot={snapshot} />
      </Row>
      {snapshot.matches({ on: 'talking' }) ? (
        <p className={handsFreeClass('note')}>{words.hint(topic, canBeSpelled(snapshot))}</p>
      ) : null}
      <details className={handsFreeClass('help')}>
        <summary>{words.panel.whatCanISay}</summary>
        <p>{isResting(snapshot) ? words.restingHelp(RESTING_MS / 60_000) : words.help(topic)}</p>
      </details>
    </section>
  )
}

function canBeSpelled({ context: { formState } }: HandsFreeSnapshot): boolean {
  const field = formState.fields[formState.index]
  return field !== undefined && isSpellable(field.type)
}

const isResting = (snapshot: HandsFreeSnapshot): boolean => snapshot.matches({ on: 'resting' })
const isProposing = (snapshot: HandsFreeSnapshot): boolean => snapshot.matches({ on: { talking: 'proposing' } })

/** The value that waits for a yes, to be seen too. Of several the prompt names each. */
function Pending({ snapshot }: Pick<ConversationPanelProps, 'snapshot'>) {
  const { pending, formState, locale } = snapshot.context
  const field = formState.fields[formState.index]
  const isOne = pending && field && snapshot.matches({ on: { talking: 'confirming' } })
  return isOne ? <p className={handsFreeClass('pending')}>{answerText(field, pending.value, locale)}</p> : null
}

/** Beside the other buttons: a row of their own would leave no room on a phone for what can be said. */
function YesOrNo({ conversation, snapshot }: ConversationPanelProps) {
  const { panel } = snapshot.context.words
  if (!snapshot.matches({ on: { talking: 'confirming' } }) && !isProposing(snapshot)) return null
  return (
    <>
      <Button size="sm" onClick={() => conversation.send({ type: 'yes.said' })}>
        {panel.yes}
      </Button>
      <Button variant="outline" size="sm" onClick={() => conversation.send({ type: 'no.said' })}>
        {panel.no}
      </Button>
    </>
  )
}

function Buttons({ conversation, snapshot }: ConversationPanelProps) {
  const { panel } = snapshot.context.words
  const isHeld = snapshot.matches({ on: 'paused' }) || snapshot.matches({ on: 'typing' })
  const goOn = (
    <Button size="sm" onClick={() => conversation.send({ type: 'conversation.resumed' })}>
      {panel.goOn}
    </Button>
  )
  if (isHeld) return goOn
  return (
    <>
      {isResting(snapshot) ? goOn : null}
      {snapshot.hasTag('reading') ? (
        <Button variant="outline" size="sm" onClick={() => conversation.send({ type: 'reading.stopped' })}>
          {panel.stopReading}
        </Button>
      ) : null}
      <Button variant="outline" size="sm" onClick={() => conversation.send({ type: 'conversation.paused' })}>
        {panel.pause}
      </Button>
    </>
  )
}
