/** When each part of one answer was over, in milliseconds of the page's clock. */
export interface Timestamps {
  /** The last word, as the worklet reported it. */
  spoken: number
  /** The worklet reported the end of speech. */
  ended: number
  /** The pause or the end after which the recording was sent. */
  prompted: number
  sent: number
  answered: number
  /** The first frame with the value in the field's control; of a text it may still go on there. */
  shown: number
  /** The first frame that tells that the answer is over, with this value. */
  final: number
  /** The recogniser's own time, as the server says it. */
  engine: number
  /** Recordings that were sent for this answer. */
  uploads: number
  /** Seconds from the first to the last word that was listened to. */
  length: number
  value: string
}

type Noted = Partial<Timestamps> & { pauses: number[] }

declare global {
  interface Window {
    /** Of the answer that is being given. */
    latency: Noted
    readTimestamps: () => Timestamps | undefined
  }
}

interface Message {
  endpointEvent?: string
  /** How often listening has begun again, which it does after the tone that tells of the open microphone. */
  round?: number
  span?: { from: number; to: number }
}

/** Runs in the page before its own scripts: notes what the worklet finds, when the value is in the control, and when it is final. */
export function watchLatency(): void {
  window.latency = { pauses: [] }
  const { addEventListener } = MessagePort.prototype
  MessagePort.prototype.addEventListener = function listen(this: MessagePort, ...given: unknown[]) {
    if (given[0] === 'message') {
      let frames = 0
      let round: number | undefined
      const note = ({ data }: Event & { data?: Message }) => {
        frames = data?.round === round ? frames + 1 : 1
        round = data?.round
        if (data?.endpointEvent === 'speech-paused') window.latency.pauses.push(performance.now())
        if (data?.endpointEvent !== 'speech-ended' || !data.span) return
        const ended = performance.now()
        const { from, to } = data.span
        const spoken = ended - (frames - 1 - to) * 20
        Object.assign(window.latency, { ended, spoken, length: ((to - from) * 20) / 1000 })
      }
      addEventListener.call(this, 'message', note)
    }
    Reflect.apply(addEventListener, this, given)
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is taken into the page
  const valueOf = (control: Element | null) => {
    const elements = control?.matches('input, select, textarea')
      ? [control]
      : control?.querySelectorAll('input:checked')
    return [...(elements ?? [])].map((one) => ('value' in one ? String(one.value) : '')).join(',')
  }
  const look = () => {
    const value = valueOf(document.querySelector('[id^=control-]'))
    if (value !== (window.latency.value ?? '')) Object.assign(window.latency, { shown: performance.now(), value })
    const status = document.querySelector('#voice-status')?.textContent
    if (value && status === 'Voice input completed') window.latency.final = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.readTimestamps = () => {
    const { ended, spoken, shown, final, length, value, pauses } = window.latency
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sent = calls.filter(({ name }) => name.includes('/transcribe'))
    const call = sent.findLast(({ responseEnd }) => responseEnd > 0 && responseEnd <= (shown ?? 0))
    if (!ended || !spoken || !shown || !final || !call) return undefined
    const engine = call.serverTiming.find(({ name }) => name === 'recognition')?.duration ?? Number.NaN
    const prompted = [...pauses, ended].findLast((at) => at <= call.startTime) ?? ended
    const times = { spoken, ended, prompted, sent: call.startTime, answered: call.responseEnd, shown, final }
    return { ...times, engine, uploads: sent.length, length: length ?? 0, value: value ?? '' }
  }
}
