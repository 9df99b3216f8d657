import { hash, randomBytes } from 'node:crypto'
import type { DownloadCreate } from '../../../contract/types.gen.ts'
import { DOWNLOAD_LINK_MS } from '../../../rules/limits.ts'
import type { Database } from '../database.ts'

/** What a link gives to who has it. */
interface GrantedDownload {
  /** The access token of who asked for it. */
  loginId: string
  formId: string
  request: DownloadCreate
}

/** Links that download once. Only hashes of their tokens are stored, so that who reads the database can use none. */
export const downloadStore = (database: Database) => ({
  /** @returns the token of the link, and when it ends */
  async insert({ loginId, formId, request }: GrantedDownload): Promise<{ token: string; expiresAt: number }> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = Date.now() + DOWNLOAD_LINK_MS
    await database
      .insertInto('download')
      .values({
        token_hash: hashOf(token),
        login_id: loginId,
        form_id: formId,
        request: JSON.stringify(request),
        expires_at: expiresAt,
      })
      .execute()
    return { token, expiresAt }
  },

  /**
   * Uses a token up: of several calls at once, on any of several servers, one gets what it is for.
   * @returns undefined for a token that is unknown, used or expired
   */
  async take(token: string): Promise<GrantedDownload | undefined> {
    const row = await database
      .deleteFrom('download')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', Date.now())
      .returning(['login_id', 'form_id', 'request'])
      .executeTakeFirst()
    return row && { loginId: row.login_id, formId: row.form_id, request: JSON.parse(row.request) }
  },

  /** Deletes what was never used. */
  sweep: () => database.deleteFrom('download').where('expires_at', '<=', Date.now()).execute(),
})

const hashOf = (token: string): string => hash('sha256', token, 'base64url')
