import type { FastifyRequest } from 'fastify'
import { SignJWT } from 'jose/jwt/sign'
import { validate as isUuid } from 'uuid'
import { v7 } from 'uuid'
import {
  DEVICE_LIFE_MS,
  LOGIN_USE_NOTED_MS,
  RECENT_LOGIN_MS,
  RESET_TOKEN_LIFE_MS,
  SECOND_STEP_LIFE_MS,
  TOKEN_LIFE_MS,
  UNDO_EMAIL_LIFE_MS,
} from '../../rules/account-limits.ts'
import { Forbidden, LoginTooOld, Unauthorized } from './errors.ts'
import { timeOfId } from '../store/id-time.ts'
import type { Stores } from '../store/index.ts'
import type { UserRow } from '../store/tables/tables.ts'
import type { Purpose } from '../store/tokens.ts'
import { signingKey, verifySigned, type SecretKeys } from '../keys/secret-keys.ts'

/** A device's token has no row: it opens nothing. */
type Audience = Purpose | 'device'

const LIFE_MS: Record<Audience, number> = {
  access: TOKEN_LIFE_MS,
  reset: RESET_TOKEN_LIFE_MS,
  'undo-email': UNDO_EMAIL_LIFE_MS,
  'second-step': SECOND_STEP_LIFE_MS,
  device: DEVICE_LIFE_MS,
}

/** A browser in which an account was logged in. */
export interface Device {
  id: string
  userId: string
}

/** The user who sent a request, and the token that identified them. */
interface Caller {
  user: UserRow
  tokenId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

export type Tokens = ReturnType<typeof createTokens>

/**
 * Signed tokens, each with a purpose and a row; a token without a row is not valid (docs/decisions/tokens-with-rows.md).
 * @param secret at least 32 characters, the same for all servers of one database
 */
export function createTokens(secret: SecretKeys, { tokens }: Pick<Stores, 'tokens'>) {
  const key = signingKey(secret)
  const sign = (userId: string, id: string, purpose: Audience, claims = {}): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setJti(id)
      .setAudience(purpose)
      .setExpirationTime(Math.floor((Date.now() + LIFE_MS[purpose]) / 1000))
      .sign(key)

  return {
    /** @returns a token for one purpose, good for eight days (access) or one hour (reset) */
    async issue(userId: string, purpose: Purpose): Promise<string> {
      return sign(userId, await tokens.insert(userId, purpose, LIFE_MS[purpose]), purpose)
    },

    /**
     * @param purpose a login, or the step that it takes still
     * @param device what its owner recognises a login by
     * @returns undefined when the password of the user as read is not theirs any more
     */
    async issueForLogin(
      { id, password_hash }: UserRow,
      purpose: 'access' | 'second-step' = 'access',
      device: string | null = null,
    ): Promise<string | undefined> {
      const tokenId = await tokens.insertForLogin(id, password_hash, purpose, LIFE_MS[purpose], device)
      return tokenId && sign(id, tokenId, purpose)
    },

    /** @returns an access token for that of a first step, which is used up; undefined when that is not valid any more */
    async issueForStep(stepId: string, userId: string, device: string | null): Promise<string | undefined> {
      const tokenId = await tokens.exchangeStep(stepId, LIFE_MS.access, device)
      return tokenId && sign(userId, tokenId, 'access')
    },

    /** @returns a token that gives the account an earlier email again, good for a day */
    async issueUndo(userId: string, email: string): Promise<string> {
      return sign(userId, await tokens.insert(userId, 'undo-email', LIFE_MS['undo-email']), 'undo-email', { email })
    },

    /** @param tokenId of a row that is there already, or of none: then the token is not valid */
    signReset: (userId: string, tokenId: string): Promise<string> => sign(userId, tokenId, 'reset'),

    issueDevice: (userId: string): Promise<string> => sign(userId, v7(), 'device'),

    /** @returns undefined as `read` */
    async readDevice(token: string): Promise<Device | undefined> {
      try {
        const { payload } = await verifySigned(token, secret, { audience: 'device', algorithms: ['HS256'] })
        return payload.jti && payload.sub ? { id: payload.jti, userId: payload.sub } : undefined
      } catch {
        return undefined
      }
    },

    /** @returns the id of the token's row and the earlier email, or undefined as `read` */
    async readUndo(token: string): Promise<{ tokenId: string; email: string } | undefined> {
      try {
        const { payload } = await verifySigned(token, secret, { audience: 'undo-email', algorithms: ['HS256'] })
        const { jti, email } = payload
        return isUuid(jti) && typeof jti === 'string' && typeof email === 'string' ? { tokenId: jti, email } : undefined
      } catch {
        return undefined
      }
    },

    /** @returns the id of the token's row, or undefined when it was not signed here for this purpose or has expired */
    async read(token: string, purpose: Purpose): Promise<string | undefined> {
      try {
        const { payload } = await verifySigned(token, secret, { audience: purpose, algorithms: ['HS256'] })
        // Who has the key can sign anything, and the id is looked up.
        return isUuid(payload.jti) ? payload.jti : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** Throws for what an account may not do before a step that its operator asks for. */
type RequireSteps = (user: UserRow, operationId: string) => Promise<void>

/**
 * The contract's bearerAuth: runs before the rest of the request is looked at.
 * @throws {Unauthorized} without a token that counts; {@link Forbidden} when the operation asks for another role
 */
export const bearerAuth =
  (signed: Tokens, { tokens }: Pick<Stores, 'tokens'>, requireSteps: RequireSteps) =>
  async (request: FastifyRequest, { roles, operationId }: { roles: string[]; operationId: string }): Promise<void> => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (!token) throw new Unauthorized('Not authenticated')
    const tokenId = await signed.read(token, 'access')
    const user = tokenId && (await tokens.findUser(tokenId))
    if (!user) throw new Unauthorized()
    request.caller = { user, tokenId }
    // Nothing that is asked for waits for it, or fails with it.
    if (Date.now() - (user.token_used_at ?? 0) > LOGIN_USE_NOTED_MS) tokens.noteUse(tokenId).catch(() => {})
    await requireSteps(user, operationId)
    if (roles.includes('superuser') && !user.is_superuser) throw new Forbidden()
  }

/** The user who sent the request; for operations that need a token. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Unauthorized('Not authenticated')
  return caller
}

/**
 * For what a login that was left open must not be enough for.
 * @throws {LoginTooOld} when the caller logged in more than a quarter of an hour ago
 */
export function requireRecentLogin(request: FastifyRequest): void {
  const age = Date.now() - timeOfId(callerOf(request).tokenId)
  if (age > RECENT_LOGIN_MS) throw new LoginTooOld(RECENT_LOGIN_MS / 1000)
}
