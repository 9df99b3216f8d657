import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface PngChoices {
  width?: number
  height?: number
  /** Red, green and blue of every pixel. */
  color?: [number, number, number]
  isAnimated?: boolean
}

/** A real PNG of one colour. */
export function aPng({ width = 8, height = 4, color = [0, 150, 136], isAnimated = false }: PngChoices = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.from([0, ...Array.from({ length: width }, () => color).flat()])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...(isAnimated ? [chunk('acTL', Buffer.alloc(8))] : []),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The head of a PNG that claims to be of a size; its pixels are few. */
export function aPngOfSize(width: number, height: number): Buffer {
  const png = aPng()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

/** The head of a JPEG, as a camera writes it: a comment and a table before the frame. */
export function aJpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const comment = Buffer.from([0xff, 0xfe, 0, 5, 0x41, 0x42, 0x43])
  const table = Buffer.from([0xff, 0xc4, 0, 4, 0, 0])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), comment, table, frame, Buffer.from([0xff, 0xd9])])
}

const riff = (chunkType: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(20)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(data.length + 12, 4)
  head.write('WEBP', 8, 'latin1')
  head.write(chunkType, 12, 'latin1')
  head.writeUInt32LE(data.length, 16)
  return Buffer.concat([head, data])
}

/** The head of a WebP image of each of its three kinds. */
export function aWebp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number, isAnimated = false): Buffer {
  const data = Buffer.alloc(16)
  if (kind === 'VP8 ') {
    data.set([0x9d, 0x01, 0x2a], 3)
    data.writeUInt16LE(width, 6)
    data.writeUInt16LE(height, 8)
  } else if (kind === 'VP8L') {
    data[0] = 0x2f
    data.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 1)
  } else {
    data[0] = isAnimated ? 2 : 0
    data.writeUIntLE(width - 1, 4, 3)
    data.writeUIntLE(height - 1, 7, 3)
  }
  return riff(kind, data)
}
