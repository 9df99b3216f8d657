import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inspectImage } from '../../../server/images/inspect.ts'
import { aJpeg, aPng, aPngOfSize, aWebp } from '../../support/images.ts'

const NO_IMAGE = 'The file is not a PNG, JPEG or WebP image'
const TOO_LARGE = 'The image is too large: at most 4096 pixels a side and 8 million in all'

it.each([
  ['image/png', aPng({ width: 640, height: 160 })],
  ['image/jpeg', aJpeg(640, 160)],
  ['image/webp', aWebp('VP8 ', 640, 160)],
  ['image/webp', aWebp('VP8L', 640, 160)],
  ['image/webp', aWebp('VP8X', 640, 160)],
] as const)('knows %s by its bytes', (mediaType, bytes) =>
  expect(inspectImage(bytes)).toEqual({ mediaType, width: 640, height: 160 }),
)

describe('refuses', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?><!DOCTYPE svg><svg/>',
    '<!doctype html><script>alert(1)</script>',
    'GIF89a\x01\x00\x01\x00',
    '%PDF-1.7',
    'BM\x00\x00',
    '\x00\x00\x00\x20ftypavif',
    '',
  ])('what is no image of the three: %j', (text) =>
    expect(inspectImage(Buffer.from(text.padEnd(64), 'latin1'))).toBe(NO_IMAGE),
  )

  it('an image that stands behind something else', () =>
    expect(inspectImage(Buffer.concat([Buffer.from('<script>'), aPng()]))).toBe(NO_IMAGE))

  it.each([
    ['a PNG', aPng({ isAnimated: true })],
    ['a WebP image', aWebp('VP8X', 10, 10, true)],
  ])('%s that moves', (_, bytes) => expect(inspectImage(bytes)).toBe('The image must not be animated'))

  it.each([
    ['a PNG', aPngOfSize(50_000, 50_000)],
    ['a PNG', aPngOfSize(4096, 4096)],
    ['a PNG', aPngOfSize(0xffffffff, 1)],
    ['a JPEG', aJpeg(65_535, 65_535)],
    ['a WebP image', aWebp('VP8X', 16_000_000, 2)],
  ])('%s that a telephone could not hold', (_, bytes) => expect(inspectImage(bytes)).toBe(TOO_LARGE))

  it('an image without pixels', () => expect(inspectImage(aPngOfSize(0, 5))).toBe('The image has no pixels'))

  it.each([aPng(), aJpeg(8, 8), aWebp('VP8 ', 8, 8), aWebp('VP8L', 8, 8), aWebp('VP8X', 8, 8)])(
    'without an error whatever was cut off or changed',
    (whole) => {
      assert(
        property(nat(whole.length), nat(whole.length - 1), nat(255), (length, at, value) => {
          const bytes = Buffer.from(whole.subarray(0, length))
          if (at < length) bytes[at] = value
          const found = inspectImage(bytes)
          expect(typeof found === 'string' || found.width * found.height <= 8_000_000).toBe(true)
        }),
        { numRuns: 300 },
      )
    },
  )
})
