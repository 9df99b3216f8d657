import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../http/errors.ts'
import type { FormAccess } from '../../keys/form-access.ts'

const ASKED = 'This form asks for a password.'
/** For a page that had it: the words are shown to the person. */
const ASKED_AGAIN =
  'The password of this form is asked for again. Reload this page and enter it: your answers are kept on this device.'

/** The form has a password, and the request no token for it. */
class PasswordAsked extends HttpError {
  constructor(detail: string) {
    super(401, detail, { 'www-authenticate': 'FormToken' })
  }
}

interface Guarded {
  formId: string
  passwordHash: string
}

/**
 * For what only people may do who know the password of a form.
 * @throws {PasswordAsked}
 */
export async function requireToken(
  formAccess: FormAccess,
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  { formId, passwordHash }: Guarded,
): Promise<void> {
  if (await formAccess.isValid(headers['form-token'], { formId, passwordHash })) return
  throw new PasswordAsked(method === 'GET' ? ASKED : ASKED_AGAIN)
}
