import { describe, expect, it } from 'vitest'
import { handsFreeMachine } from '../../../machines/hands-free/hands-free.machine.ts'
import type { FormState } from '../../../machines/hands-free/types.ts'
import { elapsed, run } from '../support/paths.ts'
import {
  answered,
  doubted,
  entered,
  type TestEvent,
  heard,
  snapshotAfter,
  said,
  start,
  starting,
  type Way,
  ways,
} from './snapshots.ts'
import { atLast, atModal, doubt, failure, input, nothing, optional, formState, speaking } from './form-states.ts'

const promptAfter = (way: Way, ...events: TestEvent[]) => snapshotAfter(...ways[way], ...events).says
const question = 'Question 1 of 2. Your name.'
const goOn = 'I am not listening now. Press "Go on" to continue.'

describe('What is said', () => {
  it('is the question with its place, its choices and its help', () => {
    expect(snapshotAfter(start).says).toBe(question)
    expect(snapshotAfter(start, entered(atLast)).says).toBe(
      'Question 2 of 2. Favourite room. Choose: Garden or Library. You may skip it.',
    )
  })

  it('repeats a sure answer before the next question', () => {
    expect(promptAfter('question', answered, entered(atLast))).toMatch(/^Ada\. Question 2 of 2\./)
    expect(promptAfter('confirming', said('yes'), entered(atLast))).toMatch(/^Eda\. Question 2 of 2\./)
  })

  it('is nothing of an answer that another word came after', () => {
    expect(promptAfter('advancing', { type: 'voice.overheard' }, failure('not-understood'))).toBe(question)
  })

  it('reads back what was doubted, and letter by letter what was spelled', () => {
    expect(promptAfter('question', doubted)).toBe('I heard Eda. Is that right?')
    expect(promptAfter('spelling', doubted)).toBe('I heard capital E, d, a. Is that right?')
    expect(promptAfter('spelling', said('back'), heard, doubted)).toBe('I heard capital E, d, a. Is that right?')
  })

  it('reads back again what was corrected, or said again before the yes', () => {
    expect(promptAfter('confirming', answered)).toBe('I heard Ada. Is that right?')
    expect(promptAfter('confirming', { type: 'voice.doubted', ...doubt, value: 'Ida' })).toBe(
      'I heard Ida. Is that right?',
    )
    expect(promptAfter('advancing', doubted)).toBe('Ada. I heard Eda. Is that right?')
  })

  it('is the same again, without what was said before it, when nothing was heard in between', () => {
    const silence = [failure('nothing-heard'), heard]
    for (const command of ['repeat', 'retry'] as const)
      expect(promptAfter('confirming', ...silence, said(command))).toBe('I heard Eda. Is that right?')
    expect(promptAfter('confirming', ...silence, said('next'))).toBe(
      'Before that, I need a yes or a no. I heard Eda. Is that right?',
    )
    expect(promptAfter('reviewing', ...silence, said('review'))).toMatch(/^There are no answers yet\./)
  })

  it('offers spelling after a no', () => {
    expect(promptAfter('confirming', said('no'))).toBe(
      'Then say it again. Say "spell it" to spell it, or type it. Your name.',
    )
  })

  it('is all answers in the review, and what is still needed', () => {
    expect(promptAfter('question', said('review'))).toContain('There are no answers yet. Still needed: Your name.')
    expect(promptAfter('last', said('review'))).toContain('Your name: Ada.')
  })

  it('is the success, and the failure with a way on', () => {
    expect(snapshotAfter(start, { type: 'submission.accepted', formState: atLast }).says).toBe(
      'Form Submitted Successfully! Thank you for your submission! Thank you for completing the form using voice input. Your responses have been securely saved and will be processed shortly.',
    )
    expect(snapshotAfter(...ways.failed).says).toBe('Submission Failed. The server failed. Say "try again", or "stop".')
  })

  it('is that it is sending, while it is', () => {
    expect(promptAfter('sending', said('yes'))).toBe('I am sending it.')
  })

  it('is in the language of the form', () => {
    const spanish = run(handsFreeMachine, { input: { ...input, ...speaking('es-MX') }, events: [start] })
    expect(spanish.snapshot.context.prompt).toBe('Pregunta 1 de 2. Your name.')
  })
})

describe('What cannot be done is said:', () => {
  const ready = { ...formState, answer: 'Ada', missing: [] }
  const spelling: TestEvent[] = [start, heard, doubted, heard, said('spell'), heard]

  it.each<[string, TestEvent[], string]>([
    ['nothing before the first question', [...ways.question, said('back')], `This is the first question. ${question}`],
    ['nothing to undo', [...ways.question, said('undo')], `There is nothing to undo. ${question}`],
    ['a choice is not spelled', [...ways.last, said('spell')], 'This one is not spelled. Question 2 of 2.'],
    ['an answer is needed', [...ways.question, said('skip')], 'This one needs an answer. Say "next"'],
    ['nothing to send', [starting(nothing), heard, said('submit')], 'There is no answer to send yet. Question 1 of'],
    [
      'nothing to send, in the review too',
      [starting(nothing), heard, said('review'), heard, said('submit')],
      'There is no answer to send yet. There are no answers',
    ],
    [
      'an answer is needed, and asked for in letters again',
      [...spelling, said('skip')],
      'This one needs an answer. Say "next" to come back to it later. Your name. Spell it',
    ],
  ])('%s', (_, events, text) => {
    expect(snapshotAfter(...events).says.slice(0, text.length)).toBe(text)
  })

  it('what is still needed is named by the question that comes then', () => {
    expect(promptAfter('optional', said('submit'), entered({ ...optional, index: 1 }))).toBe(
      'Your name. This one is still needed. Question 2 of 2. Your name.',
    )
  })

  it('a required question that has its answer may be left', () => {
    expect(snapshotAfter(starting(ready), heard, said('skip')).commands).toEqual([{ type: 'next.requested' }])
  })
})

describe('Help', () => {
  it.each<[Way, RegExp]>([
    ['question', /^You can say: next, back/],
    ['spelling', /^The letters are: alpha, /],
    ['confirming', /^Say yes or no, or correct it/],
    ['finishing', /^Say review, submit, "go to"/],
    ['reviewing', /^Say submit, "change"/],
    ['sending', /^Say yes or no, review, or "change" and a question\.$/],
    ['failed', /^Say try again, back or stop\.$/],
  ])('in %s is what can be said there', (way, text) => {
    expect(promptAfter(way, said('help'))).toMatch(text)
    expect(snapshotAfter(...ways[way], said('help'), heard).place).toBe(way)
  })

  it('while an answer stands is that of its question', () => {
    expect(promptAfter('confirming', said('yes'), said('help'))).toMatch(/^Eda\. You can say: next/)
  })
})

describe('A command', () => {
  it('that was heard is shown, and done', () => {
    const helped = snapshotAfter(...ways.question, { type: 'voice.commanded', command: 'help', transcript: 'help me' })
    expect(helped).toMatchObject({ place: 'helping', context: { heard: 'help me' } })
    const named = snapshotAfter(...ways.question, {
      type: 'voice.commanded',
      command: 'go-to',
      index: 1,
      transcript: 'go to room',
    })
    expect(named).toMatchObject({ place: 'changing', context: { heard: 'go to room' } })
    expect(named.commands).toEqual([{ type: 'field.chosen', index: 1 }])
  })

  it('to stop leaves only how to go on', () => {
    expect(promptAfter('advancing', said('stop'))).toBe(
      'Say "go on" to continue, or press it, or ask "what can I say". I listen for nothing else, for 2 minutes.',
    )
    expect(promptAfter('advancing', said('mute'))).toBe(goOn)
    expect(promptAfter('advancing', { type: 'conversation.paused' })).toBe(goOn)
  })
})

describe('What was heard', () => {
  it('is shown, of an answer as of a doubt', () => {
    expect(snapshotAfter(...ways.question).context.heard).toBe('')
    expect(snapshotAfter(...ways.question, answered).context.heard).toBe('ada')
    expect(snapshotAfter(...ways.question, doubted).context.heard).toBe('eda')
    expect(snapshotAfter(...ways.confirming, said('yes')).context.heard).toBe('eda')
  })

  it('that cannot be used is said', () => {
    expect(promptAfter('sending', answered)).toBe('I heard "ada", and did not understand. Shall I send it?')
    expect(promptAfter('question', { type: 'voice.commanded', command: 'yes', transcript: 'yes' })).toBe(
      'I heard "yes", and did not understand. Your name.',
    )
  })
})

const follow = (...events: TestEvent[]) => promptAfter('question', said('next'), ...events)

const closing = (now: FormState) => promptAfter('sending', said('no'), { type: 'form.changed', formState: now })

describe('A form that follows', () => {
  const moving = snapshotAfter(...ways.question, said('next'))

  it('is asked about where it is', () => {
    expect(moving.place).toBe('moving')
    expect(follow({ type: 'form.changed', formState: { ...formState, answer: 'Ada' } })).toContain(
      'Your answer is Ada.',
    )
    expect(follow({ type: 'answer.refused', formState: { ...formState, problem: 'Too short' } })).toBe(
      `Too short. ${question}`,
    )
    expect(promptAfter('sending', { type: 'review.closed', formState: atLast })).toMatch(
      /^It is not sent\. All questions/,
    )
  })

  it('is asked about what the page shows, while it still does', () => {
    expect(closing(atModal)).toBe('Shall I send it?')
    expect(closing({ ...atModal, sending: 'submitting' })).toBe('I am sending it.')
    expect(closing({ ...atModal, sending: 'error', failure: 'No.' })).toMatch(/^Submission Failed\. No\./)
  })

  it('is asked about again where nothing comes of it', () => {
    expect(snapshotAfter(...ways.question, said('next'), elapsed(1_000)).place).toBe('moving')
    expect(snapshotAfter(...ways.question, said('next'), elapsed(3_000))).toMatchObject({
      place: 'question',
      says: question,
    })
  })
})
