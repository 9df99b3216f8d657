import type { FastifyRequest } from 'fastify'
import { Unprocessable } from '../../http/errors.ts'
import { logSecurity } from '../../security-log.ts'
import type { Scanner } from '../../scanner/scanner.ts'

const FOUND =
  'This file was refused: the virus scanner of this server found something in it. Please attach another one.'
/** Of the name of a signature, which is logged. */
const NAME_MAX = 100

interface Uploaded {
  /** Where it is in the request. */
  loc: string[]
  data: Uint8Array
}

/**
 * What was uploaded counts only when the scanner has seen all of it.
 * @throws {Unprocessable} at each file in which something was found; ScannerUnavailable when that is not known
 */
export async function refuseFound(scanner: Scanner, request: FastifyRequest, files: Uploaded[]): Promise<void> {
  const found: string[][] = []
  for (const { loc, data } of files) {
    const name = await scanner.scan(data, request.ip)
    if (name === undefined) continue
    logSecurity(request, 'file.refused', { found: name.slice(0, NAME_MAX) })
    found.push(loc)
  }
  if (found.length > 0) throw new Unprocessable(found.map((loc) => ({ loc, msg: FOUND, type: 'virus_found' })))
}
