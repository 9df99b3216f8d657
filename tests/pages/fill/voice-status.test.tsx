import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createActor } from 'xstate'
import type { FormField } from '../../../contract/types.gen.ts'
import { voiceCaptureMachine } from '../../../machines/voice-capture/voice-capture.machine.ts'
import { selectVoice } from '../../../src/pages/fill/live/select-view.ts'
import { VoiceButton } from '../../../src/pages/fill/first/field/voice-button.tsx'
import { VoiceStatus } from '../../../src/pages/fill/first/field/voice-status.tsx'
import { done, elapsed, failed, nodesOf, type PathEvent, titleOf, explore } from '../../machines/support/paths.ts'
import { textsOf } from '../texts-of.ts'

const name: FormField = { id: 'name', name: 'name', label: 'Your name', type: 'text' }
const denied = {
  kind: 'denied',
  message: 'Microphone access denied. Please allow microphone access to use voice input.',
}

const events: PathEvent<typeof voiceCaptureMachine>[] = [
  { type: 'voice.started' },
  { type: 'voice.stopped' },
  { type: 'voice.pressed' },
  { type: 'voice.confirmed' },
  { type: 'microphone.opened' },
  { type: 'capture.failed', failure: denied },
  { type: 'transcript.changed', text: 'grace' },
  { type: 'speech.ended' },
  { type: 'nothing.heard' },
  done('finishSpeech'),
  done('transcribe', { text: 'grace hopper', confidence: 0.9 }),
  done('transcribe', { text: 'grays hopper', confidence: 0.3 }),
  done('understand', { kind: 'answer', value: 'Grace Hopper' }),
  failed('understand', new TypeError('Failed to fetch')),
  elapsed(60_000),
]
const { steps } = explore(voiceCaptureMachine, {
  input: { field: name },
  events,
  key: ({ context }) => [context.transcript, context.failure?.kind],
})

/** The words of each state. */
const words: Record<string, [label: string, status: string]> = {
  idle: ['Voice Input', 'Ready for voice input'],
  'requesting-permission': ['Stop', 'Requesting microphone access...'],
  listening: ['Stop', 'Listening... Speak now'],
  processing: ['Stop', 'Processing your response...'],
  transcribing: ['Stop', 'Converting speech to text...'],
  completed: ['Done', 'Voice input completed'],
  error: ['Retry', 'Voice input failed'],
}

const places = steps.map(({ after, place }) => {
  const key = nodesOf(after).findLast((node) => node.key in words)?.key ?? ''
  return { key, after, title: titleOf(place.history) }
})

async function show(after: (typeof places)[number]['after']) {
  const voice = selectVoice(after)
  return render(
    <>
      <VoiceButton voice={voice} send={() => undefined} />
      <VoiceStatus label={name.label} language="en-US" voice={voice} settings={null} />
    </>,
  )
}

describe('The voice of a field', () => {
  it('comes through every state that has words', () => {
    expect(new Set(places.map(({ key }) => key))).toEqual(new Set(Object.keys(words)))
  })

  it.each(places)('says the words of $key after $title', async ({ key, after }) => {
    const screen = await show(after)
    const [label, status] = words[key] ?? []
    await expect.element(screen.getByRole('button', { name: label, exact: true })).toBeVisible()
    await expect.element(screen.getByRole('status')).toHaveTextContent(status ?? '')
    const { transcript, failure } = after.context
    expect(textsOf(screen.getByLabelText('Transcript'))).toEqual(transcript ? [`“${transcript}”`] : [])
    expect(textsOf(screen.getByRole('alert'))).toEqual(failure ? [failure.message] : [])
  })

  it('invites to speak while nothing has been said', async () => {
    const screen = await show(createActor(voiceCaptureMachine, { input: { field: name } }).getSnapshot())
    await expect.element(screen.getByText('Say "Your name" to get started')).toBeVisible()
  })
})
