import type { FastifyRequest } from 'fastify'
import type { FormAccess, FormPassword } from '../../../contract/types.gen.ts'
import { delayAfter } from '../../accounts/login-delays.ts'
import { inTurn, isPassword } from '../../accounts/passwords.ts'
import { BadRequest, TooMany } from '../../http/errors.ts'
import { addressKey } from '../../networks.ts'
import type { ReadyForm } from '../../pages/public-forms.ts'
import { logSecurity } from '../../security-log.ts'
import type { Dependencies } from '../dependencies.ts'

type Needed = Pick<Dependencies, 'formAccess' | 'loginFailures'>
type Asked = FastifyRequest<{ Body: FormPassword }>

/**
 * Judges what a person entered, in turn with logins, so that nothing else waits for hashes.
 * @throws {BadRequest} for a wrong password; {@link TooMany} while an address that guessed has to wait
 */
export async function enterPassword(
  { formAccess, loginFailures }: Needed,
  request: Asked,
  { form, passwordHash }: ReadyForm,
): Promise<FormAccess> {
  if (passwordHash === null) throw new BadRequest('This form has no password.')
  const [name, source] = [`form ${form.id}`, addressKey(request.ip)]
  const judge = async (): Promise<boolean> => {
    const counted = await loginFailures.count(name, source)
    refuseWaiting(delayAfter(counted))
    const matches = await isPassword(request.body.password, passwordHash)
    // Guesses at one form from elsewhere delay only those who guess.
    if (!matches) await loginFailures.insert(name, { source, isKnown: true })
    else if (counted.own > 0) await loginFailures.removeOf(name, source)
    return matches
  }
  // A database that does not answer is waited for here, not within the turns.
  await loginFailures.count(name, source)
  if (await inTurn(request.ip, judge)) return (await formAccess()).issue({ formId: form.id, passwordHash })
  logSecurity(request, 'proof.failed', { reason: 'form password' })
  throw new BadRequest('This is not the password of this form.')
}

function refuseWaiting(delay: number): void {
  if (delay <= 0) return
  const seconds = Math.ceil(delay / 1000)
  const time = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  throw new TooMany(`Too many wrong passwords. Please try again in ${time}.`, seconds)
}
