/** What the compiler knows of a service worker in a project that is compiled for pages. */

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Waiting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

export interface WorkerEvents {
  install: Waiting
  activate: Waiting
  fetch: Fetching
  message: Waiting & { readonly data: unknown }
  /** Of Background Sync, which not every browser has. */
  sync: Waiting & { readonly tag: string }
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> }
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listen: (event: WorkerEvents[Type]) => void): void
}

const isWorker = (value: object): value is WorkerScope => 'clients' in value && 'addEventListener' in value

function workerScope(value: object): WorkerScope {
  if (isWorker(value)) return value
  throw new Error('This script is for a service worker')
}

export const scope = workerScope(globalThis)
