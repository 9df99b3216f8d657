import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]
const [KEY_TYPE, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3]
const [EC2, ES256, P256] = [2, -7, 1]

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url')
const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** Where browsers think they are, and what authenticators do. */
export interface Situation {
  origin?: string
  rpID?: string
  isVerified?: boolean
  /** The next signature's; without it one more than before. */
  counter?: number
}

const HOME = { origin: 'http://localhost:8000', rpID: 'localhost', isVerified: true }

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge: base64url(challenge), origin, crossOrigin: false }))
const dataOf = ({ rpID, isVerified, count }: { rpID: string; isVerified: boolean; count: number }, flags = 0) =>
  Buffer.concat([sha256(rpID), Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]), uint(count, 4)])

/** A browser with an authenticator: answers challenges as the two together do (WebAuthn, ES256, no attestation). */
export function anAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [KEY_TYPE, EC2],
      [ALGORITHM, ES256],
      [CURVE, P256],
      [X, new Uint8Array(Buffer.from(x, 'base64url'))],
      [Y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const id = randomBytes(32)
  let counter = 0
  const named = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    credentialId: base64url(id),
    publicKey: base64url(cose),

    /** @param challenge as the server made it, before the browser writes it in Base64url */
    register(challenge: string, situation: Situation = {}) {
      const { origin, rpID, isVerified } = { ...HOME, ...situation }
      const authData = Buffer.concat([
        dataOf({ rpID, isVerified, count: 0 }, ATTESTED),
        Buffer.alloc(16),
        uint(id.length, 2),
        id,
        cose,
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      }
    },

    sign(challenge: string, userId: string, situation: Situation = {}) {
      const { origin, rpID, isVerified } = { ...HOME, ...situation }
      counter = situation.counter ?? counter + 1
      const [data, client] = [
        dataOf({ rpID, isVerified, count: counter }),
        clientData('webauthn.get', challenge, origin),
      ]
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: base64url(userId),
        },
      }
    },
  }
}
