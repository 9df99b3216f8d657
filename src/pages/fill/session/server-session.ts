import { ensureSession } from '../transport.ts'

/** The server's session of this filling, for those who need it outside the chart. */
export class ServerSession {
  readonly #formId: string
  #id: string | null = null
  #tell: (id: string) => void = () => {}

  constructor(formId: string) {
    this.#formId = formId
  }

  /** Whoever is told of a session that had to be created late. */
  onOpened(tell: (id: string) => void): void {
    this.#tell = tell
  }

  know(id: string | null): void {
    this.#id = id
  }

  /** The session that there is; audio must not be lost because the first attempt to create one failed. */
  async ensure(): Promise<string> {
    if (this.#id) return this.#id
    const id = await this.create()
    this.#tell(id)
    return id
  }

  async create(): Promise<string> {
    this.#id = await ensureSession(this.#formId)
    return this.#id
  }
}
