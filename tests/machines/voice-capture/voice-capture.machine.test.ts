import { expect, it } from 'vitest'
import { voiceCaptureMachine } from '../../../machines/voice-capture/voice-capture.machine.ts'
import { toVoiceFailure, voiceFailure } from '../../../machines/voice-capture/failures.ts'
import type { Preview } from '../../../machines/voice-capture/types.ts'
import type { VoiceFailureKind } from '../../../rules/voice-failures.ts'
import { all, anywhere, at, violations, from, givenTo, no, on, same, sendsTo } from '../support/laws.ts'
import { run } from '../support/paths.ts'
import { age, declined, denied, labels, type Move, offline, risky, explored } from './voice-capture.paths.ts'

const failure = ({ after }: Move) => after.context.failure
const isForgotten = ({ after: { context } }: Move) =>
  context.transcript === '' && context.failure === null && context.value === null
const fails = (kind: VoiceFailureKind) => (step: Move) => failure(step)?.message === voiceFailure(kind).message
const isOpen = ({ after }: Move) => 'openMicrophone' in after.children
const isPreview = on('xstate.done.actor.previewSpeech', 'xstate.error.actor.previewSpeech')
const isSilent = (step: Move) =>
  step.event.type === 'nothing.heard' || (!isPreview(step) && 'output' in step.event && isBlank(step.event.output))
const hasMoved = ({ before, after }: Move) => JSON.stringify(before.value) !== JSON.stringify(after.value)
const isUnclear = all(on('xstate.done.actor.understand'), at('error'))
const isPlainDoubt = (step: Move) => at('confirming')(step) && step.after.context.listenFor === 'answer'
const isSpelled = (step: Move) =>
  on('xstate.done.actor.understand')(step) && step.before.context.listenFor === 'spelling'

it('can be stopped while it requests permission, listens, processes and transcribes, and only then', () => {
  const isStoppable = at('requesting-permission', 'listening', 'processing', 'transcribing')
  expect(violations(explored.steps, anywhere, (step) => step.after.hasTag('stoppable') === isStoppable(step))).toEqual(
    [],
  )
})

it('returns to idle when it is stopped, whatever was heard until then', () => {
  expect(violations(explored.steps, on('voice.stopped'), (step) => at('idle')(step) && isForgotten(step))).toEqual([])
})

const pressed = (...states: string[]) => all(on('voice.pressed'), from(...states))
const isStart = all(on('voice.started', 'voice.pressed'), at('requesting-permission'), no(from('capturing')))

it('takes a press of its button for what the button says: a start, a stop, or a yes', () => {
  const { steps } = explored
  expect(violations(steps, pressed('idle', 'refused', 'declined'), at('requesting-permission'))).toEqual([])
  expect(violations(steps, pressed('capturing'), (step) => at('idle')(step) && isForgotten(step))).toEqual([])
  expect(violations(steps, pressed('confirming'), all(at('accepted'), sendsTo('parent', 'field.answered')))).toEqual([])
})

it('leaves it to the session what a press means on an answer that the session has', () => {
  const isLeft = all(at('accepted'), sendsTo('parent', 'voice.acknowledged'), no(sendsTo('parent', 'field.answered')))
  expect(violations(explored.steps, pressed('accepted'), isLeft)).toEqual([])
})

const isAsTold = ({ event, after }: Move) => after.context.mode === ('mode' in event ? event.mode : 'once')

it('opens the microphone for a press, or for as long as the button is held', () => {
  const modes = explored.steps.filter(isStart).map(({ after }) => after.context.mode)
  expect(new Set(modes)).toEqual(new Set(['once', 'held']))
  expect(violations(explored.steps, isStart, isAsTold)).toEqual([])
})

it('makes of what was said until then an answer when it is finished, which is not a stop', () => {
  const isFinished = all(on('voice.finished'), from('listening'))
  expect(violations(explored.steps, isFinished, at('processing'))).toEqual([])
})

it('returns to idle from an error with a retry, which clears error and transcript', () => {
  expect(violations(explored.steps, pressed('error'), (step) => at('idle')(step) && isForgotten(step))).toEqual([])
})

const isNo = (step: Move) => failure(step)?.kind === declined.kind
const isSpeaking = (step: Move) => step.after.hasTag('speaking')

it('calls it no error when the person does not want their voice to be sent, and has the words for it', () => {
  const isDeclined = on('capture.failed')
  expect(violations(explored.steps, (step) => isDeclined(step) && isNo(step), at('declined'))).toEqual([])
  expect(violations(explored.steps, at('declined'), (step) => isNo(step) && !at('error')(step))).toEqual([])
})

it('knows whether the person speaks, from the first word to the end', () => {
  const speaks = all(from('hearing', 'previewing'), at('hearing', 'previewing'))
  const begins = all(on('speech.began'), from('waiting'))
  expect(violations(explored.steps, (step) => speaks(step) || begins(step), isSpeaking)).toEqual([])
  expect(violations(explored.steps, no(at('hearing', 'previewing')), (step) => !isSpeaking(step))).toEqual([])
})

it('gives way to typing in every state', () => {
  expect(violations(explored.steps, on('field.typed'), at('idle'))).toEqual([])
})

it('listens only after the first sound', () => {
  expect(violations(explored.steps, all(at('listening'), no(from('listening'))), on('microphone.opened'))).toEqual([])
})

it('holds the microphone only while it is capturing', () => {
  expect(violations(explored.steps, anywhere, (step) => isOpen(step) === at('capturing')(step))).toEqual([])
})

it('says why the microphone was denied, to the letter', () => {
  const isDenied = all(on('capture.failed'), at('error'))
  expect(violations(explored.steps, isDenied, (step) => failure(step)?.message === denied.message)).toEqual([])
})

it('says that nothing was heard after silence, and after a transcript without words', () => {
  expect(violations(explored.steps, isSilent, fails('nothing-heard'))).toEqual([])
})

it('keeps what was heard in view when it has no confident value, and asks again', () => {
  expect(
    violations(
      explored.steps,
      isUnclear,
      (step) => fails('not-understood')(step) && step.after.context.transcript !== '',
    ),
  ).toEqual([])
})

it('always has words for an error', () => {
  expect(violations(explored.steps, at('error'), (step) => Boolean(failure(step)?.message))).toEqual([])
})

it('ends every wait', () => {
  const waits = from('requesting-permission', 'listening', 'processing', 'transcribing')
  expect(
    violations(explored.steps, (step) => waits(step) && 'ms' in step.event && step.event.ms === 120_000, hasMoved),
  ).toEqual([])
})

it('gives its answer to the session when the transcriber is sure', () => {
  const isHeard = all(on('xstate.done.actor.understand'), at('accepted'))
  expect(violations(explored.steps, isHeard, sendsTo('parent', 'field.answered'))).toEqual([])
  expect(violations(explored.steps, isHeard, ({ after }) => after.context.heard.confidence === 0.9)).toEqual([])
})

it('waits for a yes when the transcriber doubts', () => {
  expect(violations(explored.steps, isPlainDoubt, ({ after }) => after.context.heard.confidence === 0.3)).toEqual([])
  expect(violations(explored.steps, on('voice.confirmed'), sendsTo('parent', 'field.answered'))).toEqual([])
  expect(violations(explored.steps, on('voice.refused'), no(sendsTo('parent', 'field.answered')))).toEqual([])
})

it('always waits for a yes where a mistake costs: email, telephone and web address', () => {
  expect(violations(risky.steps, on('xstate.done.actor.understand'), no(at('accepted')))).toEqual([])
})

it('always waits for a yes after spelling, and goes back to plain answers with the next start', () => {
  expect(violations(explored.steps, isSpelled, no(at('accepted')))).toEqual([])
  const isPlain = all(isStart, ({ event }) => !('listenFor' in event))
  expect(violations(explored.steps, isPlain, ({ after }) => after.context.listenFor === 'answer')).toEqual([])
})

const isKept = ({ before, after }: Move) => after.context.begun.at(-1) === before.context.heard.text
const isOver = (step: Move) => at('accepted', 'confirming')(step) || on('field.typed', 'field.retried')(step)

it('keeps what was not understood for the next attempt, since it may be a part, until there is an answer', () => {
  const { steps } = explored
  expect(violations(steps, isUnclear, isKept)).toEqual([])
  expect(violations(steps, isOver, ({ after }) => after.context.begun.length === 0)).toEqual([])
})

it('reports a command instead of an answer, and is ready again', () => {
  const isCommand = all(
    on('xstate.done.actor.understand'),
    ({ event }) => 'output' in event && isOf(event.output, 'command'),
  )
  expect(violations(explored.steps, isCommand, all(at('idle'), sendsTo('parent', 'voice.commanded')))).toEqual([])
  expect(violations(explored.steps, isCommand, no(sendsTo('parent', 'field.answered')))).toEqual([])
})

const isOther = ({ before, after }: Move) => before.context.others.includes(after.context.value)
const isAsked = ({ after: { context } }: Move) => !context.refused.includes(context.value)

it('offers other ways after a no, and starts none of them by itself', () => {
  expect(violations(explored.steps, on('voice.refused'), (step) => at('refused')(step) || isOther(step))).toEqual([])
})
const hasOthers = (step: Move) => on('voice.refused')(step) && step.before.context.others.length > 0

it('offers what else it may have been after a no, and never what was refused', () => {
  const isNext = all(at('confirming'), sendsTo('parent', 'field.misheard'))
  expect(violations(explored.steps, hasOthers, isNext)).toEqual([])
  expect(violations(explored.steps, all(on('voice.refused'), at('confirming')), isAsked)).toEqual([])
})

it('reports more than answers: the first word, doubts and failures', () => {
  const isFirst = all(on('speech.began'), from('waiting'))
  expect(violations(explored.steps, isFirst, sendsTo('parent', 'voice.overheard'))).toEqual([])
  expect(
    violations(explored.steps, all(at('confirming'), from('transcribing')), sendsTo('parent', 'voice.doubted')),
  ).toEqual([])
  expect(violations(explored.steps, all(at('error'), no(from('error'))), sendsTo('parent', 'voice.failed'))).toEqual([])
})

it('knows the answer that stands, so that it can be corrected in words', () => {
  expect(
    violations(explored.steps, at('accepted'), ({ after }) => after.context.answer === after.context.value),
  ).toEqual([])
  expect(violations(explored.steps, on('field.typed'), ({ after }) => after.context.answer === '7')).toEqual([])
  expect(violations(explored.steps, on('field.retried'), ({ after }) => after.context.answer === undefined)).toEqual([])
})

const isGiven = (child: string, what: (step: Move) => object) => (step: Move) =>
  same(givenTo(child, step.after), what(step))
/** An answer that stands is corrected in words too. */
const toOpen = ({ after: { context } }: Move) => {
  const isCorrected = context.listenFor === 'answer' && context.answer !== undefined && context.answer !== null
  return { field: age, listenFor: isCorrected ? 'conversation' : context.listenFor, mode: context.mode }
}
const toUnderstand = ({ event, before: { context } }: Move) => ({
  field: age,
  answer: context.answer,
  labels,
  listenFor: context.listenFor,
  ...(context.begun.length > 0 && { begun: context.begun }),
  heard: 'output' in event ? event.output : undefined,
})

it('gives each actor the field, and who understands also the answer that stands, the labels and the words', () => {
  const { microphone, ears, transcriber, mind } = {
    microphone: all(on('voice.started', 'voice.pressed'), at('requesting-permission')),
    ears: all(on('microphone.opened'), at('listening')),
    transcriber: all(on('xstate.done.actor.finishSpeech'), at('recognising')),
    mind: all(on('xstate.done.actor.transcribe'), at('understanding')),
  }
  expect(violations(explored.steps, microphone, isGiven('openMicrophone', toOpen))).toEqual([])
  expect(
    violations(
      explored.steps,
      ears,
      isGiven('listenForSpeech', () => ({ field: age })),
    ),
  ).toEqual([])
  expect(
    violations(
      explored.steps,
      transcriber,
      isGiven('transcribe', () => ({ field: age })),
    ),
  ).toEqual([])
  expect(violations(explored.steps, mind, isGiven('understand', toUnderstand))).toEqual([])
})

const isLong = (step: Move) => from('listening')(step) && 'ms' in step.event && step.event.ms === 120_000

it('says that the permission was not answered, or that the recognition did not answer in time', () => {
  const isLate = all(at('error'), no(from('error')), ({ event }) => event.type === 'time.elapsed')
  expect(violations(explored.steps, all(isLate, from('requesting-permission')), fails('no-permission'))).toEqual([])
  expect(violations(explored.steps, all(isLate, from('processing', 'transcribing')), fails('no-answer'))).toEqual([])
  expect(violations(explored.steps, isLong, at('processing', 'error'))).toEqual([])
})

const isOwn = (step: Move) => !isPreview(step) && 'error' in step.event && step.event.error === offline

it('says what an actor says of its failure, or that recognition is not available', () => {
  const isForeign = (step: Move) => 'error' in step.event && !isPreview(step) && !isOwn(step)
  expect(violations(explored.steps, isOwn, (step) => failure(step)?.message === offline.message)).toEqual([])
  expect(violations(explored.steps, isForeign, fails('unavailable'))).toEqual([])
  for (const error of [null, 'gone', 7, {}, { kind: 'gone' }, { message: 'Gone.' }, { kind: 7, message: 'Gone.' }])
    expect(toVoiceFailure(error).message).toBe(voiceFailure('unavailable').message)
  expect(toVoiceFailure({ kind: 'gone', message: 7 }).kind).toBe('unavailable')
  expect(toVoiceFailure({ kind: 'gone', message: 'Gone.', secret: 1 })).toEqual({ kind: 'gone', message: 'Gone.' })
})

const judged = ({ place }: Move) =>
  place.sent.find(({ to, event }) => to === 'listenForSpeech' && event.type === 'pause.judged')?.event['completeness']
const NOT_KNOWN: Preview = { text: '', completeness: 'open' }
const previewed = ({ event }: Move) => ('output' in event ? event.output : NOT_KNOWN) as Preview
const completenessIn = (step: Move) => previewed(step).completeness

const waitsLonger = (step: Move) => at('previewing')(step) && judged(step) === 'partial'
const waitsAsJudged = (step: Move) => at('hearing')(step) && judged(step) === completenessIn(step)
const isShown = (step: Move) => isBlank(previewed(step)) || step.after.context.transcript === 'forty'
const goesOn = (step: Move) => at('hearing')(step) && judged(step) === undefined && isOpen(step)

it('transcribes what was said in a pause while it listens, and waits as long as these words need', () => {
  expect(violations(explored.steps, on('speech.paused'), waitsLonger)).toEqual([])
  expect(violations(explored.steps, isPreview, waitsAsJudged)).toEqual([])
  expect(violations(explored.steps, isPreview, isShown)).toEqual([])
})

it('joins what follows a pause to what was said before it', () => {
  expect(violations(explored.steps, on('speech.resumed'), goesOn)).toEqual([])
})

const isReport = ({ to, event }: Move['place']['sent'][number]) => to === 'parent' && !event.type.startsWith('xstate.')
const soFar = ({ after }: Move) => after.context.soFar
const isUnchanged = (step: Move) => soFar(step) === step.before.context.soFar
const isNews = (step: Move) => isPreview(step) && !isBlank(previewed(step)) && completenessIn(step) !== 'partial'
const isNoNews = (step: Move) => from('listening')(step) && at('capturing')(step) && !isNews(step)

it('shows the answer so far as the latest pause has it, but none that ends in the middle', () => {
  const { steps } = explored
  expect(steps.filter((step) => soFar(step) !== undefined).length).toBeGreaterThan(0)
  expect(violations(steps, isNews, (step) => soFar(step) === previewed(step).value)).toEqual([])
  expect(violations(steps, isNoNews, isUnchanged)).toEqual([])
})

it('gives the answer so far to nobody, and listens on', () => {
  expect(violations(explored.steps, isPreview, (step) => at('listening')(step) && isOpen(step))).toEqual([])
  expect(violations(explored.steps, isPreview, ({ place }) => !place.sent.some(isReport))).toEqual([])
})

it('shows what was the answer before once it is over, whichever way that is, unless it has another', () => {
  expect(violations(explored.steps, no(at('capturing')), (step) => soFar(step) === undefined)).toEqual([])
  expect(violations(explored.steps, isStart, (step) => soFar(step) === undefined)).toEqual([])
})

const level = ({ after }: Move) => after.context.level

it('shows the loudness and the words while it listens, and no loudness after a failure', () => {
  expect(violations(explored.steps, on('level.changed'), (step) => level(step) === 0.5)).toEqual([])
  expect(violations(explored.steps, at('error', 'idle'), (step) => level(step) === 0)).toEqual([])
  expect(
    violations(explored.steps, on('transcript.changed'), ({ after }) => after.context.transcript === 'forty'),
  ).toEqual([])
})

it('forgets the last attempt when it starts again', () => {
  expect(violations(explored.steps, isStart, isForgotten)).toEqual([])
  expect(violations(explored.steps, isStart, ({ after }) => after.context.command === null)).toEqual([])
})

const message = (step: Move, type: string) => step.place.sent.find(({ event }) => event.type === type)?.event

const isTold = (type: string) => (step: Move) => {
  const { heard } = step.before.context
  const { value, others } = step.after.context
  const answer = { type, value, transcript: heard.text, confidence: heard.confidence }
  const isOffered = type === 'voice.doubted' && others.length > 0
  return same(message(step, type), isOffered ? { ...answer, others } : answer)
}

it('reports the value with the words and the confidence of the transcriber, to confirm it or as the answer', () => {
  const isHeard = on('xstate.done.actor.understand')
  expect(violations(explored.steps, all(isHeard, at('accepted')), isTold('field.answered'))).toEqual([])
  expect(violations(explored.steps, on('voice.confirmed'), isTold('field.answered'))).toEqual([])
  expect(violations(explored.steps, all(isHeard, at('confirming')), isTold('voice.doubted'))).toEqual([])
})

const isToldCommand = (step: Move) => {
  const { output } = step.event as { output: { command: string; index?: number } }
  const { transcript } = step.before.context
  const { command, index } = output
  return same(message(step, 'voice.commanded'), { type: 'voice.commanded', transcript, command, index })
}

const isCommand = (step: Move) => message(step, 'voice.commanded') !== undefined

it('reports a command with its words, and where one goes to', () => {
  expect(violations(explored.steps, isCommand, isToldCommand)).toEqual([])
})

const isToldFailure = (step: Move) => {
  const { failure: why, transcript } = step.after.context
  return same(message(step, 'voice.failed'), { type: 'voice.failed', failure: why, transcript })
}

it('reports a failure with its words and what was heard until then', () => {
  expect(violations(explored.steps, all(at('error'), no(from('error'))), isToldFailure)).toEqual([])
})

const usual = (listenFor?: 'conversation') =>
  run(voiceCaptureMachine, {
    input: { field: age, ...(listenFor && { listenFor }) },
    events: [{ type: 'voice.started' }],
  })

it('listens for what it usually listens for, unless a start says otherwise', () => {
  expect(usual().snapshot.context).toMatchObject({ listenFor: 'answer', labels: [] })
  expect(usual('conversation').snapshot.context.listenFor).toBe('conversation')
})

const isOf = (output: unknown, kind: string): boolean =>
  typeof output === 'object' && output !== null && 'kind' in output && output.kind === kind

function isBlank(output: unknown): boolean {
  return typeof output === 'object' && output !== null && 'text' in output && String(output.text).trim() === ''
}
