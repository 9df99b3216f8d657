/** A camera held upright: the picture lies on its side, and this tells how to turn it; then the place it was taken at. */
export function exif(): Uint8Array<ArrayBuffer> {
  const ORIENTATION = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00]
  const tiff = [0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01, ...ORIENTATION, 0x00, 0x00, 0x00, 0x00]
  const body = [...codes('Exif\0\0'), ...tiff, ...codes('51.5N 0.1W')]
  return Uint8Array.from([0xff, 0xe1, 0x00, body.length + 2, ...body])
}

const codes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** A photograph as a phone writes it: a JPEG full of detail, turned by its EXIF, with the place in it. */
export async function aPhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no images')
  const image = context.createImageData(width, height)
  for (let at = 0; at < image.data.length; at += 65_536)
    crypto.getRandomValues(image.data.subarray(at, Math.min(at + 65_536, image.data.length)))
  context.putImageData(image, 0, 0)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  return new File([jpeg.slice(0, 2), exif(), jpeg.slice(2)], 'beach.jpeg', { type: 'image/jpeg' })
}
