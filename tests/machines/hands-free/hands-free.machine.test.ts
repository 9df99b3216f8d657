import { describe, expect, it } from 'vitest'
import { all, anywhere, at, violations, from, no, on, sendsTo } from '../support/laws.ts'
import { conversing, failing, type Move, steps, submitting, unconfirmed } from './hands-free.paths.ts'

/** Laws about every snapshot of the explorations; single snapshots are tested in the other files of this folder. */

const isReading = ({ after }: Move) => 'readAloud' in after.children
const isListening = ({ after }: Move) => 'voiceCapture' in after.children
const isAttentive = ({ after }: Move) => 'awaitInterruption' in after.children
const wasAttentive = ({ before }: Move) => 'awaitInterruption' in before.children
/** Help was asked for by voice, in the middle of listening: what is listened for after it is tested by itself. */
const isInterrupted = (step: Move) => on('reading.interrupted')(step) && wasAttentive(step) && no(from('helping'))(step)
const listens = (step: Move) => isListening(step) && !isReading(step)
const isAskedAnew = (step: Move) => isReading(step) && hasMoved(step) && at('question')(step)
const isStill = (step: Move) => !isReading(step) && !isListening(step)
const contextOf = (snapshot: unknown) => (snapshot as Move['after']).context
const hasPending = (snapshot: unknown) => (contextOf(snapshot).pending ?? contextOf(snapshot).proposed) !== null
const hasMoved = ({ before, after }: Move) => JSON.stringify(before.value) !== JSON.stringify(after.value)
const isPending = ({ after }: { after: unknown }) => hasPending(after)
const wasPending = ({ before }: { before: unknown }) => hasPending(before)
const isAnnounced = ({ place: { sent } }: Move) =>
  sent.every(({ event }) => event.type !== 'voice.started' || !('mode' in event))
const isFilling = ({ after }: { after: unknown }) => {
  const { stage, sending } = contextOf(after).formState
  return stage === 'filling' && sending === undefined
}
const LEADING_AWAY = ['next.said', 'back.said', 'skip.said', 'review.said', 'submit.said', 'field.named']
const isBack = ({ event }: Move) => 'formState' in event && event.formState.unconfirmed !== undefined
const asksHelp = ({ event }: { event: object }) => 'command' in event && event.command === 'help'
const awaits = ({ before }: { before: unknown }) => contextOf(before).awaitsSubmission
const fills = sendsTo('followForm', 'field.answered')

describe('The conversation', () => {
  it('never records an answer while it reads', () => {
    expect(violations(steps, anywhere, (step) => !(isReading(step) && isListening(step)))).toEqual([])
  })

  it('waits for an interruption only while it reads what is answered, not once it has heard itself or has no microphone', () => {
    const isAsking = at(
      'question',
      'confirming',
      'proposing',
      'spelling',
      'finishing',
      'reviewing',
      'sending',
      'failed',
      'helping',
    )
    const mayWait = all(at('asking'), isAsking, no(at('inattentive')), ({ after }) => !contextOf(after).hearsItself)
    expect(violations(steps, at('asking'), (step) => mayWait(step) === isAttentive(step))).toEqual([])
    expect(violations(steps, no(at('asking')), (step) => !isAttentive(step))).toEqual([])
  })

  it('stops reading and listens at once when a person interrupts', () => {
    expect(violations(steps, isInterrupted, listens)).toEqual([])
  })

  it('fills nothing in when it has heard itself, and reads again', () => {
    const isOwn = all(
      ({ event }) => 'failure' in event && Object(event['failure']).kind === 'own-voice',
      from('listening'),
    )
    const asksAgain = all(at('asking'), no(fills), ({ after }) => contextOf(after).hearsItself)
    expect(violations(steps, all(isOwn, from('question'), no(from('cut-short'))), asksAgain)).toEqual([])
  })

  it('reads no more after a touch or Escape, and has the microphone open while it listens', () => {
    expect(violations(steps, on('reading.stopped'), no(at('showing')))).toEqual([])
    expect(violations(steps, (step) => at('listening')(step), isListening)).toEqual([])
  })

  it('announces that the microphone is open only where something is to be said', () => {
    const opens = sendsTo('voiceCapture', 'voice.started')
    const isAside = at('resting', 'advancing')
    expect(violations(steps, all(opens, isAside), (step) => !isAnnounced(step))).toEqual([])
    expect(violations(steps, all(opens, no(isAside)), isAnnounced)).toEqual([])
  })

  it('ends every wait', () => {
    const waits = all(
      from('asking', 'showing', 'moving', 'submitting', 'pausing'),
      ({ event }) => 'ms' in event && event['ms'] === 120_000,
    )
    expect(violations(steps, waits, hasMoved)).toEqual([])
  })

  it('can be ended at any moment, and paused', () => {
    expect(violations(steps, on('conversation.ended'), at('off'))).toEqual([])
    expect(violations(steps, on('conversation.paused'), at('paused'))).toEqual([])
    expect(violations(steps, at('off', 'paused', 'typing'), (step) => !isListening(step))).toEqual([])
  })

  it('is silent and deaf at once when the person turns to another page or tab, and stays so until they say so', () => {
    const isAway = on('page.hidden', 'microphone.taken')
    const isCut = at('cut-short')
    expect(violations(steps, all(isAway, no(isCut)), isStill)).toEqual([])
    expect(violations(steps, all(isAway, from('hearing')), sendsTo('voiceCapture', 'voice.finished'))).toEqual([])
    const isTalking = from('talking', 'helping', 'moving', 'changing')
    expect(violations(steps, all(isAway, isTalking), at('waiting', 'cut-short'))).toEqual([])
  })

  it('sends what is being sent, though the person turns away', () => {
    expect(violations(steps, all(on('page.hidden', 'microphone.taken'), from('submitting')), at('submitting'))).toEqual(
      [],
    )
  })

  it('gives way to typing, and asks again with the next field', () => {
    expect(violations(steps, on('answer.typed'), at('typing', 'paused'))).toEqual([])
    expect(violations(steps, all(from('typing'), on('question.entered')), at('question'))).toEqual([])
  })

  it('holds its tongue while the person does it themselves', () => {
    const isOwn = all(from('paused'), on('question.entered', 'answer.refused', 'review.opened', 'review.closed'))
    expect(violations(steps, isOwn, at('paused'))).toEqual([])
  })
})

describe('An answer', () => {
  it('is filled in when it is sure, and only then without a yes', () => {
    const isFilled = all(no(on('yes.said')), fills)
    expect(violations(steps, isFilled, all(on('field.answered'), from('question', 'advancing')))).toEqual([])
    const isDoubt = all(on('voice.doubted'), from('question'))
    expect(violations(steps, isDoubt, all(at('confirming', 'waiting'), isPending, no(fills)))).toEqual([])
  })

  it('that was doubted or spelled waits for a yes', () => {
    expect(violations(steps, from('spelling'), no(fills))).toEqual([])
    expect(violations(steps, all(on('yes.said'), from('confirming')), all(fills, at('advancing')))).toEqual([])
    expect(violations(steps, all(on('no.said', 'next.said'), from('confirming')), no(fills))).toEqual([])
  })

  it('that waits for a yes is lost by no command that leads away, and by no rest', () => {
    const leads = on(...LEADING_AWAY, 'stop.said', 'mute.said', 'help.said', 'conversation.paused', 'voice.failed')
    const asks = from('confirming', 'proposing')
    expect(violations(steps, all(asks, leads), isPending)).toEqual([])
    expect(violations(steps, all(asks, on(...LEADING_AWAY)), at('confirming', 'proposing'))).toEqual([])
  })

  it('that waits for a yes is left to its field where the conversation ends or goes elsewhere without one', () => {
    const isLeft = on('conversation.ended', 'question.entered', 'review.opened')
    const wasAsked = all(from('confirming', 'proposing', 'paused', 'resting'), wasPending)
    expect(violations(steps, all(isLeft, wasAsked), sendsTo('followForm', 'answer.left'))).toEqual([])
    expect(violations(steps, all(isLeft, no(wasPending)), no(sendsTo('followForm', 'answer.left')))).toEqual([])
  })

  it('that waited for a yes before is taken from its field, and asked for', () => {
    const asks = all(at('confirming', 'proposing'), isPending, sendsTo('followForm', 'answer.taken'))
    expect(violations(unconfirmed.steps, isBack, asks)).toEqual([])
  })

  it('that is spelled takes the place of the one that was doubted, which is not asked for again', () => {
    const spells = all(from('confirming'), on('spell.said'), at('spelling'))
    expect(violations(steps, spells, no(isPending))).toEqual([])
    const isResumed = all(from('resting', 'paused'), on('conversation.resumed', 'voice.commanded'))
    expect(violations(steps, all(isResumed, no(asksHelp), no(wasPending), isFilling), at('question'))).toEqual([])
  })

  it('that waited for a yes when the conversation rested is asked for when it goes on', () => {
    const isResumed = all(from('resting', 'paused'), on('conversation.resumed'), wasPending, no(from('cut-short')))
    expect(violations(steps, all(isResumed, isFilling), at('confirming', 'proposing'))).toEqual([])
  })

  it('can be corrected in words before the yes, and is read back again', () => {
    expect(violations(steps, all(on('field.answered'), from('confirming')), all(at('confirming'), no(fills)))).toEqual(
      [],
    )
  })

  it('stays in view for a moment, which any word, key or touch prolongs', () => {
    const isWord = all(on('voice.overheard'), from('pausing'))
    expect(violations(steps, isWord, all(at('overhearing'), sendsTo('followForm', 'advance.cancelled')))).toEqual([])
    expect(violations(steps, all(on('advance.cancelled'), from('pausing')), at('question'))).toEqual([])
    expect(violations(steps, (step) => at('advancing')(step), isListening)).toEqual([])
  })
})

describe('A change', () => {
  it('that is asked for when the answers were read aloud leads back to the review', () => {
    const isNamed = all(on('field.named'), from('reviewing'))
    expect(violations(steps, isNamed, sendsTo('followForm', 'change.requested'))).toEqual([])
    expect(violations(steps, isNamed, no(sendsTo('followForm', 'field.chosen')))).toEqual([])
  })
})

describe('Patience', () => {
  it('asks the same topic again', () => {
    const topics = ['question', 'confirming', 'reviewing', 'finishing']
    for (const topic of topics) {
      const isAgain = all(on('voice.failed'), from(topic), no(from('advancing')), at('talking'))
      expect(violations(failing.steps.concat(conversing.steps), isAgain, at(topic))).toEqual([])
    }
  })
})

describe('Sending', () => {
  it('that was asked for while an answer was said, or waited for its yes, goes on once the form has the answer', () => {
    const isFilled = all(awaits, on('form.changed'), from('pausing'))
    const areGiven = all(awaits, on('question.entered'), from('giving'))
    const isSent = sendsTo('followForm', 'submission.requested')
    const isLed = sendsTo('followForm', 'field.chosen')
    for (const hasAnswer of [isFilled, areGiven])
      expect(violations(submitting.steps, hasAnswer, (step) => isSent(step) || isLed(step))).toEqual([])
  })

  it('is asked for again where another answer is asked for', () => {
    expect(violations(submitting.steps, isAskedAnew, ({ after }) => !contextOf(after).awaitsSubmission)).toEqual([])
  })

  it('happens only after a yes to the question, or by click', () => {
    const sends = sendsTo('followForm', 'submission.confirmed')
    expect(violations(steps, (step) => sends(step), all(on('yes.said', 'submit.said'), from('sending')))).toEqual([])
  })

  it('goes back to the fields after a no', () => {
    expect(violations(steps, all(on('no.said'), from('sending')), sendsTo('followForm', 'submission.closed'))).toEqual(
      [],
    )
  })

  it('is tried again on request', () => {
    expect(
      violations(
        steps,
        all(on('retry.said'), from('failed')),
        all(at('submitting'), sendsTo('followForm', 'submission.retried')),
      ),
    ).toEqual([])
  })
})
