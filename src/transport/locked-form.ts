import { enterFormPassword, readPublicForm } from '../../contract/sdk.gen.ts'
import type { PublicForm } from '../../contract/types.gen.ts'
import { FORM_ACCESS_LIFE_MS } from '../../rules/account-limits.ts'
import { type Failure, publicFormFailure } from '../../rules/failures.ts'
import { toFailure } from './api-failure.ts'
import { readSaved, removeSaved, save } from './device-storage.ts'
import { forgetToken, keepToken, passOf } from './form-pass.ts'

const copyKey = (formId: string) => `form-opened:${formId}`

/**
 * A form whose password was entered on this device: without a network as it was when it was opened last.
 * @returns why there is none, or 'locked' where the password has to be entered
 */
export async function loadLockedForm(id: string): Promise<{ form: PublicForm } | { failure: Failure } | 'locked'> {
  const { token } = passOf(id)
  if (token === undefined) return 'locked'
  try {
    const { data: form } = await readPublicForm({ path: { id }, headers: { 'Form-Token': token } })
    save(copyKey(id), JSON.stringify({ form, at: Date.now() }))
    return { form }
  } catch (error) {
    const { status, body } = toFailure(error)
    const form = status === undefined ? keptCopy(id) : undefined
    if (form) return { form }
    if (status !== undefined && status < 500) removeSaved(copyKey(id))
    if (status !== 401) return { failure: publicFormFailure(status, body) }
    forgetToken(id)
    return 'locked'
  }
}

/** @returns why the password was not taken; undefined when it was */
export async function enterPassword(id: string, password: string): Promise<string | undefined> {
  try {
    keepToken(id, (await enterFormPassword({ path: { id }, body: { password } })).data.token)
    return undefined
  } catch (error) {
    const { status, body } = toFailure(error)
    return publicFormFailure(status, body).message
  }
}

function keptCopy(id: string): PublicForm | undefined {
  try {
    const { form, at }: { form?: PublicForm; at?: number } = JSON.parse(readSaved(copyKey(id)) ?? '{}')
    return form && Number(at) > Date.now() - FORM_ACCESS_LIFE_MS ? form : undefined
  } catch {
    return undefined
  }
}
