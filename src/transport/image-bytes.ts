import { readImage } from '../../contract/sdk.gen.ts'
import './api-failure.ts'

/** The bytes of an image of a form, in base64, with their type. Throws an `ApiFailure`. */
export async function imageBytes(imageId: string): Promise<{ mediaType: string; data: string }> {
  const { data, response } = await readImage({ path: { imageId }, parseAs: 'arrayBuffer' })
  const bytes = new Uint8Array(data as unknown as ArrayBuffer)
  // One character for each byte, as `btoa` takes them; a form's images are small.
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { mediaType: response?.headers.get('content-type') ?? '', data: btoa(text) }
}

/** @param data in base64 */
export const imageOf = ({ mediaType, data }: { mediaType: string; data: string }): Blob =>
  new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type: mediaType })
