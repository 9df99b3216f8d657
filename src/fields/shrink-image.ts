/** What an image has to fit into: a box in pixels, and a number of bytes. */
export interface ImageBounds {
  /** WebP keeps what is transparent; where the browser cannot write it, it is a PNG. Every browser writes JPEG. */
  as?: 'image/webp' | 'image/jpeg'
  width: number
  height: number
  bytes: number
}

/** From the best to the smallest. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5]
const SMALLER = 0.75
const ATTEMPTS = 5

function draw(bitmap: ImageBitmap, scale: number, isOpaque: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no images')
  context.imageSmoothingQuality = 'high'
  if (isOpaque) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const written = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

async function firstThatFits(canvas: HTMLCanvasElement, bytes: number, type: string): Promise<Blob | undefined> {
  for (const quality of QUALITIES) {
    const blob = await written(canvas, type, quality)
    if (blob && blob.size <= bytes) return blob
    // A browser without WebP writes the same PNG at each quality.
    if (blob?.type !== type) return undefined
  }
  return undefined
}

/**
 * Makes an image small enough, in the browser: never larger than it was, upright as the camera was held.
 * What a camera wrote beside the picture, such as the place, does not come along.
 * @throws when the file is no image that this browser knows, or stays too large
 */
export async function shrinkImage(file: Blob, { as = 'image/webp', width, height, bytes }: ImageBounds): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  try {
    let scale = Math.min(1, width / bitmap.width, height / bitmap.height)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++, scale *= SMALLER) {
      const blob = await firstThatFits(draw(bitmap, scale, as === 'image/jpeg'), bytes, as)
      if (blob) return blob
    }
  } finally {
    bitmap.close()
  }
  throw new RangeError('The image stays too large')
}
