import type { PublicForm } from '../../../../contract/types.gen.ts'
import { currentField } from '../../../../machines/form-session/context.ts'
import { isSpoken } from '../../../../rules/field-types.ts'
import { languageOf, metadataOf } from '../../../../rules/fields.ts'
import { reachOf } from '../../../../rules/languages/reach.ts'
import { hasRulesOfSpeech } from '../../../../rules/languages/registry.ts'
import { voiceClass } from '../classes.ts'
import type { Slots } from '../boundary.ts'
import { selectProblem, selectText } from '../session/selectors.ts'
import { AnswerError, NothingToSend } from './answer-error.tsx'
import { BelowTheFold } from './below-the-fold.tsx'
import { ConversationInCard, HandsFreeSwitch } from './conversation/hands-free-switch.tsx'
import type { LiveState } from './live-state.ts'
import { LinkNote } from './notes/link-note.tsx'
import { WaitingNote } from './notes/waiting-note.tsx'
import { OutboxNotice } from './outbox/outbox-notice.tsx'
import { Recovery } from './recovery.tsx'
import { Thanks } from './ending/thanks.tsx'
import { ConsentQuestion } from './voice/consent-question.tsx'
import { CorrectionByVoice, VoiceQuestions } from './voice/voice-questions.tsx'
import { ArrivalDialog } from './transfer/arrival-dialog.tsx'
import { NOT_BY_VOICE } from './texts.ts'
import { VoiceSettingsPanel } from './voice/voice-settings-panel.tsx'

/** None for what is never spoken; one line for what cannot be understood in this language, before anybody tries. */
function QuestionsOfVoice({ live, language }: { live: LiveState; language: string }) {
  const { snapshot, notices, submission } = live
  const { type } = currentField(snapshot.context)
  // Commands are said at any field, and over the modal, which asks itself.
  if (notices.question) return submission ? null : <ConsentQuestion {...notices.question} />
  if (!isSpoken(type)) return null
  if (reachOf(type, language) === 'typed') return <output className={voiceClass('note')}>{NOT_BY_VOICE}</output>
  return <VoiceQuestions live={live} language={language} />
}

const HELD = ['paused', 'typing'] as const
const ASKING = ['unconfirmed', 'proposed', 'refused'] as const

/** Whether the page asks about an answer beside a conversation that waits: to go on is the yes, so it must be seen. */
const isAskedBeside = ({ handsFree, voice }: LiveState): boolean =>
  HELD.some((on) => handsFree.snapshot?.matches({ on })) && ASKING.some((tag) => voice?.hasTag(tag))

/** What the live part shows, in the places that the first part has for it. */
export function slotsOf(form: PublicForm, live: LiveState): Slots {
  const { snapshot, submission, notices, handsFree, send, services } = live
  const { context } = snapshot
  const outboxNotice = <OutboxNotice entries={live.outbox} formId={form.id} fields={context.form.fields} />
  const thanks = selectText(snapshot, metadataOf(form).completionMessage)
  if (snapshot.hasTag('submitted'))
    return { thanks: <Thanks form={form} message={thanks} receipt={context.receipt} notice={outboxNotice} /> }
  if (snapshot.hasTag('recovering'))
    return {
      recovery: <Recovery live={live} />,
      below: (
        <>
          {outboxNotice}
          <ArrivalDialog formId={form.id} />
        </>
      ),
    }
  const isFirst = context.index === 0
  // Who may hear is asked in any case, and the modal shows the conversation while it covers the page.
  const language = languageOf(form)
  const isOffered = hasRulesOfSpeech(language)
  const isInCard = handsFree.snapshot !== undefined && !notices.question && !submission
  return {
    error: snapshot.hasTag('unanswered') ? (
      <NothingToSend />
    ) : (
      <AnswerError
        key={context.index}
        index={context.index}
        label={currentField(context).label}
        problem={selectProblem(snapshot)}
        send={send}
      />
    ),
    questions: <QuestionsOfVoice live={live} language={language} />,
    correction: (
      <>
        <LinkNote key={context.index} snapshot={snapshot} />
        <CorrectionByVoice live={live} />
        {isInCard ? null : <WaitingNote live={live} />}
      </>
    ),
    settings: (
      <VoiceSettingsPanel
        settings={notices.settings}
        onChange={services.changeSettings}
        device={() => services.device}
      />
    ),
    conversation: isInCard ? (
      <ConversationInCard handsFree={handsFree} isSwitched={!isFirst}>
        {isAskedBeside(live) ? <QuestionsOfVoice live={live} language={language} /> : null}
      </ConversationInCard>
    ) : undefined,
    handsFree: isOffered ? <HandsFreeSwitch handsFree={handsFree} /> : undefined,
    below: <BelowTheFold form={form} live={live} isSwitched={isOffered && !isFirst && !isInCard} />,
  }
}
