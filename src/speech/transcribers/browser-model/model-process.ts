import { MODEL_PROGRESS_WAIT_MS } from '../../../../rules/device-limits.ts'
import type { FromWorker, ToWorker } from './messages.ts'
// oxlint-disable-next-line import/default -- Vite makes it a separate script, whose policy is its own
import workerUrl from './model-worker.ts?worker&url'

/** The worker that holds a model: the page stays quick while it loads and recognises. */
export class ModelProcess {
  readonly #worker: Worker
  readonly #ended = new AbortController()
  #last = 0

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.addEventListener('error', () => this.end())
  }

  /**
   * Fetches the model and gets it ready.
   * @param path where the server has its files
   * @param onProgress receives the bytes that have come
   * @throws the signal's reason, or an error when it cannot be loaded, or nothing comes for a while
   */
  static async start(path: string, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<ModelProcess> {
    signal.throwIfAborted()
    const model = new ModelProcess(new Worker(workerUrl, { type: 'module', name: 'model' }))
    try {
      await model.#load(path, signal, onProgress)
      return model
    } catch (error) {
      model.end()
      throw error
    }
  }

  get isEnded(): boolean {
    return this.#ended.signal.aborted
  }

  /**
   * Samples from -1 to 1 as words. When the signal is aborted the worker ends, since nothing else stops it.
   * @throws an error when the model cannot hear them, and the signal's reason
   */
  async transcribe(samples: Float32Array, language: string, signal: AbortSignal): Promise<string> {
    const id = (this.#last += 1)
    const answer = this.#next(signal, (message) => 'id' in message && message.id === id)
    this.#send({ type: 'transcribe', id, samples, language })
    try {
      const message = await answer
      if (message.type === 'heard') return message.text
      throw new Error(message.type === 'not-heard' ? message.reason : 'The model did not answer')
    } catch (error) {
      if (signal.aborted) this.end()
      throw error
    }
  }

  end(): void {
    this.#ended.abort(new Error('The worker of the model has ended'))
    this.#worker.terminate()
  }

  async #load(path: string, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<void> {
    this.#send({ type: 'load', path })
    for (;;) {
      const waiting = AbortSignal.any([signal, AbortSignal.timeout(MODEL_PROGRESS_WAIT_MS)])
      // oxlint-disable-next-line no-await-in-loop -- one message after the other
      const message = await this.#next(waiting, (one) => !('id' in one))
      if (message.type === 'ready') return
      if (message.type === 'load-failed') throw new Error(message.reason)
      if (message.type === 'progress') onProgress(message.loadedBytes)
    }
  }

  #next(signal: AbortSignal, isWanted: (message: FromWorker) => boolean): Promise<FromWorker> {
    const stopped = AbortSignal.any([signal, this.#ended.signal])
    const { promise, resolve, reject } = Promise.withResolvers<FromWorker>()
    const take = ({ data }: MessageEvent<FromWorker>) => isWanted(data) && resolve(data)
    const stop = () => reject(stopped.reason)
    this.#worker.addEventListener('message', take)
    stopped.addEventListener('abort', stop, { once: true })
    if (stopped.aborted) stop()
    return promise.finally(() => {
      this.#worker.removeEventListener('message', take)
      stopped.removeEventListener('abort', stop)
    })
  }

  #send(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    this.#worker.postMessage(message)
  }
}
