import { describe, expect, it } from 'vitest'
import { factBetween } from '../../machines/hands-free.facts.ts'
import { handsFreeMachine } from '../../machines/hands-free.machine.ts'
import type { FormFact, Situation } from '../../machines/hands-free.types.ts'
import { MISSES_MAX, SILENCES_MAX } from '../../rules/limits.ts'
import { all, anywhere, at, breaches, from, no, on, tells } from '../machine-laws.ts'
import { done, elapsed, type PathEvent, run } from '../machine-paths.ts'
import { answer, atLast, doubt, failure, input, situation } from './hands-free.situations.ts'
import { conversing, failing, type Move, steps } from './hands-free.walks.ts'

type Happening = PathEvent<typeof handsFreeMachine>
const isReading = ({ after }: Move) => 'readAloud' in after.children
const isListening = ({ after }: Move) => 'voiceCapture' in after.children
const isStill = (step: Move) => !isReading(step) && !isListening(step)
const hasMoved = ({ before, after }: Move) => JSON.stringify(before.value) !== JSON.stringify(after.value)
const fills = tells('followForm', 'field.answered')

const start: Happening = { type: 'conversation.started', situation }
const heard = done('readAloud', true)
const after = (...events: Happening[]) => run(handsFreeMachine, { input, events: [start, ...events] }).snapshot
const promptAfter = (...events: Happening[]) => after(...events).context.prompt

const silences = (count: number): Happening[] =>
  Array.from({ length: count }, () => [heard, failure('nothing-heard')]).flat()
const misses = (count: number): Happening[] =>
  Array.from({ length: count }, () => [heard, failure('not-understood')]).flat()

describe('The conversation', () => {
  it('never listens while it reads', () => {
    expect(breaches(steps, anywhere, (step) => !(isReading(step) && isListening(step)))).toEqual([])
  })

  it('listens after it has read, after a touch or Escape, and after the time that reading takes where nobody can speak', () => {
    expect(breaches(steps, on('reading.stopped'), no(at('showing')))).toEqual([])
    expect(breaches(steps, (step) => at('listening')(step), isListening)).toEqual([])
    expect(after(heard).matches({ on: { talking: { question: 'listening' } } })).toBe(true)
    expect(after(done('readAloud', false)).matches({ on: { talking: { question: 'showing' } } })).toBe(true)
    expect(
      after(done('readAloud', false), elapsed(60_000)).matches({ on: { talking: { question: 'listening' } } }),
    ).toBe(true)
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
    expect(breaches(steps, all(isAway, isTalking), at('waiting', 'keeping', 'cut-short'))).toEqual([])
    const hidden: Happening[] = [heard, { type: 'page.hidden' }]
    expect(promptAfter(...hidden)).toBe(
      'I stopped when you left this page. I am not listening now. Press "Go on" to continue.',
    )
    expect(promptAfter(heard, { type: 'microphone.taken' })).toMatch(/^Another tab or window is listening now\./)
    expect(
      after(...hidden, { type: 'conversation.resumed' }).matches({ on: { talking: { question: 'asking' } } }),
    ).toBe(true)
  })

  it('sends what is being sent, though the person turns away', () => {
    expect(breaches(steps, all(on('page.hidden', 'microphone.taken'), from('submitting')), at('submitting'))).toEqual(
      [],
    )
  })

  it('waits for a touch when the page was loaded anew', () => {
    const restored = run(handsFreeMachine, { input, events: [{ type: 'conversation.restored', situation: atLast }] })
    expect(restored.snapshot.matches({ on: { paused: 'waiting' } })).toBe(true)
    expect(restored.snapshot.context).toMatchObject({ situation: atLast, prompt: expect.stringContaining('"Go on"') })
  })

  it('helps with what is talked about', () => {
    expect(promptAfter(heard, { type: 'help.said' })).toMatch(/^You can say: next, back/)
    expect(promptAfter(heard, { type: 'spell.said' }, heard, { type: 'help.said' })).toMatch(
      /^The letters are: alpha, /,
    )
    expect(promptAfter(heard, { type: 'review.said' }, heard, { type: 'help.said' })).toMatch(/^Say submit, "change"/)
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
    expect(breaches(steps, isDoubt, all(at('confirming', 'keeping'), no(fills)))).toEqual([])
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

describe('What is said', () => {
  it('is the question with its place, its choices and its help', () => {
    expect(promptAfter()).toBe('Question 1 of 2. Your name.')
    expect(promptAfter({ type: 'question.entered', situation: atLast })).toBe(
      'Question 2 of 2. Favourite room. Choose: Garden or Library. You may skip it.',
    )
  })

  it('repeats a sure answer before the next question', () => {
    const filled: Happening[] = [
      heard,
      { type: 'field.answered', ...answer },
      { type: 'question.entered', situation: atLast },
    ]
    expect(promptAfter(...filled)).toMatch(/^Ada\. Question 2 of 2\./)
  })

  it('reads back what was doubted, and letter by letter what was spelled', () => {
    expect(promptAfter(heard, { type: 'voice.doubted', ...doubt })).toBe('I heard Eda. Is that right?')
    const spelled: Happening[] = [heard, { type: 'spell.said' }, heard, { type: 'voice.doubted', ...doubt }]
    expect(promptAfter(...spelled)).toBe('I heard capital E, d, a. Is that right?')
  })

  it('offers spelling after a no', () => {
    expect(promptAfter(heard, { type: 'voice.doubted', ...doubt }, heard, { type: 'no.said' })).toBe(
      'Then say it again. Say "spell it" to spell it, or type it. Your name.',
    )
  })

  it('is shorter after silence, and offers spelling or typing when it was twice not understood', () => {
    expect(promptAfter(heard, failure('nothing-heard'))).toBe('I heard nothing. Your name.')
    expect(promptAfter(heard, failure('not-understood'))).toMatch(
      /^I heard "gibberish", and did not understand\. +Your name\.$/,
    )
    expect(promptAfter(heard, failure('not-understood'), heard, failure('not-understood'))).toContain('Say "spell it"')
  })

  it('is all answers in the review, and what is still needed', () => {
    expect(promptAfter(heard, { type: 'review.said' })).toContain('There are no answers yet. Still needed: Your name.')
    expect(promptAfter({ type: 'question.entered', situation: atLast }, heard, { type: 'review.said' })).toContain(
      'Your name: Ada.',
    )
  })

  it('names a required field that keeps the form from being sent, and goes there', () => {
    const asked = run(handsFreeMachine, { input, events: [start, heard, { type: 'submit.said' }] })
    expect(asked.told).toContainEqual({ to: 'followForm', event: { type: 'field.chosen', index: 0 } })
    expect(asked.snapshot.context.note).toEqual({ kind: 'missing', label: 'Your name' })
  })

  it('is the success, and the failure with a way on', () => {
    expect(promptAfter({ type: 'submission.accepted', situation: atLast })).toMatch(
      /^Form Submitted Successfully! Thank you/,
    )
    expect(promptAfter({ type: 'submission.failed', situation: { ...atLast, failure: 'The server failed.' } })).toBe(
      'Submission Failed. The server failed. Say "try again", or "stop".',
    )
  })

  it('is in the language of the form', () => {
    const spanish = run(handsFreeMachine, { input: { ...input, locale: 'es-MX' }, events: [start] })
    expect(spanish.snapshot.context.prompt).toBe('Pregunta 1 de 2. Your name.')
  })
})

describe('Patience', () => {
  it('asks again after silence, and stops asking after some', () => {
    expect(after(...silences(SILENCES_MAX - 1)).matches({ on: { talking: 'question' } })).toBe(true)
    expect(after(...silences(SILENCES_MAX)).matches({ on: 'paused' })).toBe(true)
    expect(promptAfter(...silences(SILENCES_MAX))).toContain('Press "Go on"')
  })

  it('asks again what was not understood, and stops asking after some', () => {
    expect(after(...misses(MISSES_MAX - 1)).matches({ on: { talking: 'question' } })).toBe(true)
    expect(after(...misses(MISSES_MAX)).matches({ on: 'paused' })).toBe(true)
  })

  it('asks the same topic again', () => {
    const topics = ['question', 'confirming', 'reviewing', 'finishing']
    for (const topic of topics) {
      const isAgain = all(on('voice.failed'), from(topic), no(from('advancing')), at('talking'))
      expect(breaches(failing.steps.concat(conversing.steps), isAgain, at(topic))).toEqual([])
    }
  })

  it('says why it cannot hear, and how to go on', () => {
    expect(promptAfter(heard, failure('denied'))).toMatch(/^denied\. .*Press "Go on"/)
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

  it('ends the conversation when it has succeeded', () => {
    expect(after({ type: 'submission.accepted', situation: atLast }, heard).matches('off')).toBe(true)
  })
})

describe('What happened to the form', () => {
  it.each<[FormFact['type'], Partial<Situation>, Partial<Situation>]>([
    ['form.changed', {}, { answer: 'A' }],
    ['question.entered', {}, { index: 1 }],
    ['answer.refused', {}, { problem: 'Too short' }],
    ['answer.refused', { problem: 'Too short', answer: 'A' }, { problem: 'Too short', answer: 'B' }],
    ['form.changed', { problem: 'Too short' }, { problem: 'Too short' }],
    ['advance.cancelled', { isAdvancing: true }, {}],
    ['question.entered', { isAdvancing: true }, { index: 1 }],
    ['review.opened', {}, { stage: 'reviewing', sending: 'confirmation' }],
    ['review.closed', { stage: 'reviewing', sending: 'confirmation' }, {}],
    [
      'submission.begun',
      { stage: 'reviewing', sending: 'confirmation' },
      { stage: 'reviewing', sending: 'submitting' },
    ],
    ['submission.accepted', { stage: 'reviewing', sending: 'submitting' }, { stage: 'reviewing', sending: 'success' }],
    ['submission.failed', { stage: 'reviewing', sending: 'submitting' }, { stage: 'reviewing', sending: 'error' }],
  ])('is %s from %j to %j', (type, before, now) => {
    const fact = factBetween({ ...situation, ...before }, { ...situation, ...now })
    expect(fact).toEqual({ type, situation: { ...situation, ...now } })
  })
})
