import { jwtVerify, type JWTVerifyOptions } from 'jose/jwt/verify'

/** The first signs and encrypts; those after it, which came before it, are still believed. */
export type SecretKeys = string | readonly [string, ...string[]]

export const signingKey = (secret: SecretKeys): Uint8Array =>
  new TextEncoder().encode(typeof secret === 'string' ? secret : secret[0])

/** @throws when a token was signed with none of the keys, has expired, or is not what the options say */
export async function verifySigned(token: string, secret: SecretKeys, options: JWTVerifyOptions) {
  const [first, ...earlier] = [secret].flat()
  try {
    return await jwtVerify(token, new TextEncoder().encode(first), options)
  } catch (error) {
    const [next, ...rest] = earlier
    if (next === undefined || !isSignatureError(error)) throw error
    return verifySigned(token, [next, ...rest], options)
  }
}

const isSignatureError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'
