/** When each part of one answer was over, in milliseconds of the page's clock. */
export interface Timestamps {
  /** The worklet reported the end of speech. */
  ended: number
  sent: number
  answered: number
  /** The first frame with the value in the field's control. */
  shown: number
  /** The recogniser's own time, as the server says it. */
  engine: number
}

declare global {
  interface Window {
    /** Of the answer that is being given. */
    latency: { ended?: number; shown?: number }
    readTimestamps: () => Timestamps | undefined
  }
}

/** Runs in the page before its own scripts: notes when the worklet finds the end of speech, and when the value is in the control. */
export function watchLatency(): void {
  window.latency = {}
  const { addEventListener } = MessagePort.prototype
  MessagePort.prototype.addEventListener = function listen(this: MessagePort, ...given: unknown[]) {
    if (given[0] === 'message') {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is taken into the page
      const noteEnd = ({ data }: Event & { data?: { endpointEvent?: string } }) => {
        if (data?.endpointEvent === 'speech-ended') window.latency.ended = performance.now()
      }
      addEventListener.call(this, 'message', noteEnd)
    }
    Reflect.apply(addEventListener, this, given)
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is taken into the page
  const valueOf = (control: Element | null) => {
    const element = control?.matches('input, select, textarea') ? control : control?.querySelector('input:checked')
    return element && 'value' in element ? element.value : ''
  }
  const look = () => {
    if (window.latency.ended && valueOf(document.querySelector('[id^=control-]')))
      window.latency.shown ??= performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.readTimestamps = () => {
    const { ended, shown } = window.latency
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const call = calls.findLast(({ name }) => name.includes('/transcribe'))
    if (!ended || !shown || !call || call.startTime < ended) return undefined
    const engine = call.serverTiming.find(({ name }) => name === 'recognition')?.duration ?? Number.NaN
    return { ended, sent: call.startTime, answered: call.responseEnd, shown, engine }
  }
}
