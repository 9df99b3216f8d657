/** A code has 80 bits; this makes each guess at one as slow as half a million hashes. */
const ITERATIONS = 600_000
const IV_BYTES = 12
const ID_BITS = 128

interface Keys {
  /** Under which the server keeps it: a UUID, from which the code cannot be found. */
  id: string
  key: CryptoKey
}

/** Both from the code alone, which never leaves the two devices. */
export async function keysOf(code: string, formId: string): Promise<Keys> {
  const bytes = new TextEncoder()
  const salt = bytes.encode(`sayform transfer ${formId.toLowerCase()}`)
  const typed = await crypto.subtle.importKey('raw', bytes.encode(code), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    typed,
    256,
  )
  const master = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const from = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: bytes.encode(info) })
  const key = { name: 'AES-GCM', length: 256 }
  return {
    id: uuidOf(new Uint8Array(await crypto.subtle.deriveBits(from('id'), master, ID_BITS))),
    key: await crypto.subtle.deriveKey(from('key'), master, key, false, ['encrypt', 'decrypt']),
  }
}

/** Compressed and encrypted: the initialisation vector, then AES-GCM's output. */
export async function seal(text: string, key: CryptoKey): Promise<Blob> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const packed = await piped(new Blob([text]), new CompressionStream('gzip'))
  return new Blob([iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, packed)])
}

/** @throws where the data is not what `seal` made with this key */
export async function unseal(sealed: Blob, key: CryptoKey): Promise<string> {
  const iv = await sealed.slice(0, IV_BYTES).arrayBuffer()
  const data = await sealed.slice(IV_BYTES).arrayBuffer()
  const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)
  return new TextDecoder().decode(await piped(new Blob([packed]), new DecompressionStream('gzip')))
}

const piped = (blob: Blob, through: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(blob.stream().pipeThrough(through)).arrayBuffer()

/** Version 8 of UUIDs is for what an application makes itself. */
function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
