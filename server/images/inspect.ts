import { IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '../../rules/limits.ts'

export interface ImageFacts {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}
type Size = Pick<ImageFacts, 'width' | 'height'> & { isAnimated?: boolean }

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

/** The chunks of a PNG before its pixels. */
function* pngChunks(bytes: Buffer): Generator<string> {
  for (let at = PNG.length; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = text(bytes, at + 4, at + 8)
    yield type
    if (type === 'IDAT' || type === 'IEND') return
  }
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG)) return undefined
  const chunks = [...pngChunks(bytes)]
  if (chunks[0] !== 'IHDR' || chunks.at(-1) !== 'IDAT') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isAnimated: chunks.includes('acTL') }
}

/** The frame header of a JPEG; among the markers of its range stand three that are none. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

const sizeOfWebpChunk: Record<string, (bytes: Buffer) => Size | undefined> = {
  'VP8 ': (bytes) =>
    bytes.readUIntBE(23, 3) === 0x9d012a
      ? { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
      : undefined,
  VP8L(bytes) {
    const bits = bytes.readUInt32LE(21)
    return bytes[20] === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : undefined
  },
  VP8X: (bytes) => ({
    width: bytes.readUIntLE(24, 3) + 1,
    height: bytes.readUIntLE(27, 3) + 1,
    isAnimated: ((bytes[20] ?? 0) & 2) > 0,
  }),
}

function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return undefined
  if (bytes.readUInt32LE(4) + 8 > bytes.length) return undefined
  return sizeOfWebpChunk[text(bytes, 12, 16)]?.(bytes)
}

const FORMATS = { 'image/png': pngSize, 'image/jpeg': jpegSize, 'image/webp': webpSize }

/**
 * Looks at the bytes of an upload, whatever its sender called them: an image that browsers draw and never run, still, and
 * of a size that a telephone can hold.
 * @returns what it is, or a sentence for the owner
 */
export function inspectImage(bytes: Buffer): ImageFacts | string {
  for (const [mediaType, sizeOf] of Object.entries(FORMATS)) {
    const size = sizeOf(bytes)
    if (size) return problemOf(size) ?? { mediaType: mediaType as ImageFacts['mediaType'], ...sidesOf(size) }
  }
  return 'The file is not a PNG, JPEG or WebP image'
}

const sidesOf = ({ width, height }: Size) => ({ width, height })

function problemOf({ width, height, isAnimated = false }: Size): string | undefined {
  if (isAnimated) return 'The image must not be animated'
  if (width < 1 || height < 1) return 'The image has no pixels'
  if (Math.max(width, height) > IMAGE_SIDE_MAX || width * height > IMAGE_PIXELS_MAX)
    return `The image is too large: at most ${IMAGE_SIDE_MAX} pixels a side and ${IMAGE_PIXELS_MAX / 1e6} million in all`
  return undefined
}
