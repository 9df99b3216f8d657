/** Whether files are harmless could not be found out; nothing is stored then. */
export class ScannerUnavailable extends Error {
  constructor(cause: unknown) {
    super('Files cannot be checked for viruses now. Please try again in a moment.', { cause })
  }
}

/** Looks for viruses in what is uploaded. */
export interface Scanner {
  /**
   * @param ip of who sent the bytes: scans are taken in turn by address
   * @returns the name of what was found, or undefined
   * @throws {ScannerUnavailable}
   */
  scan(bytes: Uint8Array, ip: string): Promise<string | undefined>
  /** @throws {ScannerUnavailable} unless the scanner answers */
  requireReady(): Promise<void>
}

/** Nothing is looked at. */
export const noScanner: Scanner = { scan: async () => undefined, requireReady: async () => {} }
