import type { FileAnswer } from '../../contract/types.gen.ts'
import { MAX_FILE_BYTES } from '../../rules/limits.ts'

/** A file as an answer. One that is too large is not read: its size alone is refused. */
export async function readFile(file: File): Promise<FileAnswer> {
  const mediaType = file.type || 'application/octet-stream'
  const data = file.size > MAX_FILE_BYTES ? '' : await inBase64(file)
  return { name: file.name, mediaType, size: file.size, data }
}

function inBase64(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
  reader.readAsDataURL(file)
  return promise
}
