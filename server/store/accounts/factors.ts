import type { Database } from '../database.ts'
import { endTokens } from '../tokens.ts'

/**
 * Takes from an account all that protects it beside the password, and ends its logins; for operators.
 * @returns false when there was nothing
 */
export const removeFactors = (database: Database, userId: string): Promise<boolean> =>
  database.transaction().execute(async (inside) => {
    const totp = await inside.deleteFrom('totp').where('user_id', '=', userId).returning('user_id').execute()
    await inside.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
    const passkeys = await inside.deleteFrom('passkey').where('user_id', '=', userId).returning('id').execute()
    await endTokens(inside, userId)
    return totp.length + passkeys.length > 0
  })
