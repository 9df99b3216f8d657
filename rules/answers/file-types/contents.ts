/* oxlint-disable no-control-regex -- files begin with control characters, and texts are those without any */
import type { AcceptedType } from '../../../contract/types.gen.ts'

/**
 * Says by its bytes what a file is, on both sides alike. Nothing is unpacked or decoded: beginnings are compared, and the lists
 * of contents that archives and old Office files have (docs/decisions/types-of-files.md). Bytes are the characters of a text,
 * one each, as `atob` gives them.
 */
interface Contents {
  /** As much as a beginning needs. */
  head: string
  /** All of it; decoded only where it is asked for. */
  whole(): string
  /** The names of the entries of an archive, only when it is a whole one. */
  entries(): string[]
}
type Judge = (contents: Contents) => boolean

/** In base64, four characters for three bytes. */
const HEAD_CHARACTERS = 400

const begins =
  (beginning: RegExp): Judge =>
  ({ head }) =>
    beginning.test(head)

/** Word, OpenDocument and others are archives: the name of a part says which. */
const officeOpenXml =
  (folder: string): Judge =>
  ({ entries }) => {
    const names = entries()
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(`${folder}/`))
  }

/** One of its entries is stored as it is and holds the type. */
const openDocument =
  (kind: string): Judge =>
  ({ whole, entries }) =>
    entries().includes('mimetype') && whole().includes(`mimetypeapplication/vnd.oasis.opendocument.${kind}`)

const COMPOUND_FILE = /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/
const DIRECTORY_ENTRY_BYTES = 128

/** Office files of before 2007 are small file systems; an entry of their directory begins with the name of the stream. */
const compoundFile =
  (...streams: string[]): Judge =>
  ({ head, whole }) =>
    COMPOUND_FILE.test(head) && streams.some((stream) => hasStream(whole(), stream))

function hasStream(bytes: string, stream: string): boolean {
  const name = `${[...stream].join('\0')}\0\0\0`
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1))
    if (at > 0 && at % DIRECTORY_ENTRY_BYTES === 0) return true
  return false
}

/** Texts have no beginning to know them by: nothing in one is no character, and it does not begin as a page or a drawing. */
const text: Judge = ({ head, whole }) =>
  !/^(?:\xef\xbb\xbf)?\s*<[!?a-z]/i.test(head) && !/[\0-\x08\x0e-\x1f\x7f]/.test(whole())

/** The brands of AVIF and HEIC; all others of this container are sound and film. */
const IMAGE_BRANDS = 'avi[fs]|hei[cfmsx]|hev[cmsx]|mi[fa]1|msf1'
const ISO_MEDIA = begins(new RegExp(String.raw`^\0\0..(?:ftyp(?!${IMAGE_BRANDS})|moov|wide)`, 's'))
const MATROSKA = begins(/^\x1a\x45\xdf\xa3.{1,60}(?:webm|matroska)/s)
const OGG = begins(/^OggS\0/)
const ASF = begins(/^\x30\x26\xb2\x75\x8e\x66\xcf\x11/)

const JUDGES: Readonly<Record<AcceptedType, readonly Judge[]>> = {
  image: [
    begins(/^\x89PNG\r\n\x1a\n\0\0\0\rIHDR/),
    begins(/^\xff\xd8\xff[\xc0-\xfe]/),
    begins(/^GIF8[79]a/),
    begins(/^RIFF.{4}WEBPVP8[ LX]/s),
    begins(new RegExp(String.raw`^\0\0..ftyp(?:${IMAGE_BRANDS})`, 's')),
    begins(/^(?:II\x2a\0|MM\0\x2a)/),
    begins(/^BM.{12}[\x0c\x28\x34\x38\x40\x6c\x7c]\0{3}/s),
  ],
  pdf: [begins(/^%PDF-[12]\.\d/)],
  document: [officeOpenXml('word'), openDocument('text'), compoundFile('WordDocument'), begins(/^\{\\rtf1/), text],
  spreadsheet: [officeOpenXml('xl'), openDocument('spreadsheet'), compoundFile('Workbook', 'Book'), text],
  presentation: [officeOpenXml('ppt'), openDocument('presentation'), compoundFile('PowerPoint Document')],
  audio: [
    begins(/^ID3[\x02-\x04]/),
    // Frames of MP3, then those of AAC.
    begins(/^\xff(?:[\xe2\xe3\xf2\xf3\xfa\xfb]|[\xf0\xf1\xf8\xf9])/),
    begins(/^RIFF.{4}WAVE/s),
    begins(/^fLaC/),
    begins(/^#!AMR/),
    begins(/^FORM.{4}AIF[CF]/s),
    ISO_MEDIA,
    MATROSKA,
    OGG,
    ASF,
  ],
  video: [ISO_MEDIA, MATROSKA, OGG, ASF, begins(/^RIFF.{4}AVI /s), begins(/^\0\0\x01[\xb3\xba]/)],
}

/** @param data the bytes in base64, which has been judged to be that */
export function isOfType(type: AcceptedType, data: string): boolean {
  const head = atob(data.slice(0, HEAD_CHARACTERS))
  const whole = once(() => atob(data))
  const contents = { head, whole, entries: once(() => (head.startsWith('PK\x03\x04') ? entriesOf(whole()) : [])) }
  return JUDGES[type].some((judge) => judge(contents))
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

const numberAt = (bytes: string, at: number, count: 2 | 4): number => {
  let number = 0
  for (let place = count - 1; place >= 0; place--) number = number * 256 + bytes.charCodeAt(at + place)
  return number
}

/** Parts of a document with a thousand pictures. */
const ENTRIES_MAX = 2000
const END = { signature: 'PK\x05\x06', count: 10, start: 16 }
const ENTRY = { signature: 'PK\x01\x02', bytes: 46, name: 28, extra: 30, comment: 32 }

/** The names in the directory at the end of an archive; none when it is no whole archive, or one of too many entries. */
function entriesOf(bytes: string): string[] {
  const end = bytes.lastIndexOf(END.signature)
  const count = end < 0 ? 0 : numberAt(bytes, end + END.count, 2)
  const names: string[] = []
  for (let at = numberAt(bytes, end + END.start, 4); names.length < Math.min(count, ENTRIES_MAX);) {
    if (!bytes.startsWith(ENTRY.signature, at)) return []
    const start = at + ENTRY.bytes
    const next = start + numberAt(bytes, at + ENTRY.name, 2)
    names.push(bytes.slice(start, next))
    at = next + numberAt(bytes, at + ENTRY.extra, 2) + numberAt(bytes, at + ENTRY.comment, 2)
  }
  return names.length === count ? names : []
}
