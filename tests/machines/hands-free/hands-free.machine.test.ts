import { describe, expect, it } from 'vitest'
import { all, anywhere, at, breaches, from, no, on, tells } from '../support/laws.ts'
import { conversing, failing, type Move, steps } from './hands-free.paths.ts'

/** Laws about every moment that the walks come by; single moments stand in the other files of hands-free. */

const isReading = ({ after }: Move) => 'readAloud' in after.children
const isListening = ({ after }: Move) => 'voiceCapture' in after.children
const isStill = (step: Move) => !isReading(step) && !isListening(step)
const hasMoved = ({ before, after }: Move) => JSON.stringify(before.value) !== JSON.stringify(after.value)
const fills = tells('followForm', 'field.answered')

describe('The conversation', () => {
  it('never listens while it reads', () => {
    expect(breaches(steps, anywhere, (step) => !(isReading(step) && isListening(step)))).toEqual([])
  })

  it('reads no more after a touch or Escape, and has the microphone open while it listens', () => {
    expect(breaches(steps, on('reading.stopped'), no(at('showing')))).toEqual([])
    expect(breaches(steps, (step) => at('listening')(step), isListening)).toEqual([])
  })

  it('ends every wait', () => {
    const waits = all(
      from('asking', 'showing', 'moving', 'submitting', 'pausing'),
      ({ event }) => 'ms' in event && event['ms'] === 120_000,
    )
    expect(breaches(steps, waits, hasMoved)).toEqual([])
  })

  it('can be ended at any moment, and paused', () => {
    expect(breaches(steps, on('conversation.ended'), at('off'))).toEqual([])
    expect(breaches(steps, on('conversation.paused'), at('paused'))).toEqual([])
    expect(breaches(steps, at('off', 'paused', 'typing'), (step) => !isListening(step))).toEqual([])
  })

  it('is silent and deaf at once when the person turns to another page or tab, and stays so until they say so', () => {
    const isAway = on('page.hidden', 'microphone.taken')
    const isCut = at('cut-short')
    expect(breaches(steps, all(isAway, no(isCut)), isStill)).toEqual([])
    expect(breaches(steps, all(isAway, from('hearing')), tells('voiceCapture', 'voice.finished'))).toEqual([])
    const isTalking = from('talking', 'helping', 'moving', 'changing')
    expect(breaches(steps, all(isAway, isTalking), at('waiting', 'unconfirmed', 'cut-short'))).toEqual([])
  })

  it('sends what is being sent, though the person turns away', () => {
    expect(breaches(steps, all(on('page.hidden', 'microphone.taken'), from('submitting')), at('submitting'))).toEqual(
      [],
    )
  })

  it('gives way to typing, and asks again with the next field', () => {
    expect(breaches(steps, on('answer.typed'), at('typing', 'paused'))).toEqual([])
    expect(breaches(steps, all(from('typing'), on('question.entered')), at('question'))).toEqual([])
  })

  it('holds its tongue while the person does it themselves', () => {
    const isOwn = all(from('paused'), on('question.entered', 'answer.refused', 'review.opened', 'review.closed'))
    expect(breaches(steps, isOwn, at('paused'))).toEqual([])
  })
})

describe('An answer', () => {
  it('is filled in when it is sure, and only then without a yes', () => {
    const isFilled = all(no(on('yes.said')), fills)
    expect(breaches(steps, isFilled, all(on('field.answered'), from('question', 'advancing')))).toEqual([])
    const isDoubt = all(on('voice.doubted'), from('question'))
    expect(breaches(steps, isDoubt, all(at('confirming', 'unconfirmed'), no(fills)))).toEqual([])
  })

  it('that was doubted or spelled waits for a yes', () => {
    expect(breaches(steps, from('spelling'), no(fills))).toEqual([])
    expect(breaches(steps, all(on('yes.said'), from('confirming')), all(fills, at('advancing')))).toEqual([])
    expect(breaches(steps, all(on('no.said', 'next.said'), from('confirming')), no(fills))).toEqual([])
  })

  it('can be corrected in words before the yes, and is read back anew', () => {
    expect(breaches(steps, all(on('field.answered'), from('confirming')), all(at('confirming'), no(fills)))).toEqual([])
  })

  it('stays in view for a moment, which any word, key or touch prolongs', () => {
    const isWord = all(on('voice.overheard'), from('pausing'))
    expect(breaches(steps, isWord, all(at('overhearing'), tells('followForm', 'advance.cancelled')))).toEqual([])
    expect(breaches(steps, all(on('advance.cancelled'), from('pausing')), at('question'))).toEqual([])
    expect(breaches(steps, (step) => at('advancing')(step), isListening)).toEqual([])
  })
})

describe('Patience', () => {
  it('asks the same topic again', () => {
    const topics = ['question', 'confirming', 'reviewing', 'finishing']
    for (const topic of topics) {
      const isAgain = all(on('voice.failed'), from(topic), no(from('advancing')), at('talking'))
      expect(breaches(failing.steps.concat(conversing.steps), isAgain, at(topic))).toEqual([])
    }
  })
})

describe('Sending', () => {
  it('happens only after a yes to the question, or by click', () => {
    const sends = tells('followForm', 'submission.confirmed')
    expect(breaches(steps, (step) => sends(step), all(on('yes.said', 'submit.said'), from('sending')))).toEqual([])
  })

  it('goes back to the fields after a no', () => {
    expect(breaches(steps, all(on('no.said'), from('sending')), tells('followForm', 'submission.closed'))).toEqual([])
  })

  it('is tried again on request', () => {
    expect(
      breaches(
        steps,
        all(on('retry.said'), from('failed')),
        all(at('submitting'), tells('followForm', 'submission.retried')),
      ),
    ).toEqual([])
  })
})
