import { readdirSync } from 'node:fs'
import { assert, constantFrom, property, subarray, tuple, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AcceptedType, FileAnswer } from '../../../contract/types.gen.ts'
import {
  ACCEPTED_TYPES,
  acceptedInWords,
  acceptedTypesOf,
  acceptOf,
  typesByName,
} from '../../../rules/answers/file-types/file-types.ts'
import { validateAnswer } from '../../../rules/answers.ts'
import { MAX_FILE_BYTES } from '../../../rules/limits.ts'
import { aChosenFile, aCompoundFile, anArchive, writtenBytes, writtenFile } from '../../support/chosen-file.ts'
import { aField, aFile } from '../../support/builders.ts'

const limitedTo = (...acceptedTypes: AcceptedType[]) => aField({ type: 'file', validation: { acceptedTypes } })
const judge = (file: FileAnswer, ...types: AcceptedType[]) => validateAnswer(limitedTo(...types), file)
/** The types that take a file when each is the only one. */
const takenAs = (file: FileAnswer) => ACCEPTED_TYPES.filter((type) => judge(file, type) === undefined)

const CONTENTS = 'The contents of this file do not fit its name.'
const HTML = '<!doctype html><script>alert(1)</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const WORD = anArchive(['[Content_Types].xml'], ['word/document.xml'])
const openDocument = (kind: string) =>
  anArchive(['mimetype', `application/vnd.oasis.opendocument.${kind}`], ['content.xml'])

describe('A file field that is limited to types', () => {
  it.each<[string, AcceptedType]>([
    ['pixels.png', 'image'],
    ['pixels.jpg', 'image'],
    ['pixels.gif', 'image'],
    ['pixels.webp', 'image'],
    ['pixels.avif', 'image'],
    ['pixels.tif', 'image'],
    ['pixels.bmp', 'image'],
    ['page.pdf', 'pdf'],
    ['table.xls', 'spreadsheet'],
    ['table.xlsx', 'spreadsheet'],
    ['table.ods', 'spreadsheet'],
    ['tone.aif', 'audio'],
    ['tone.amr', 'audio'],
    ['tone.flac', 'audio'],
    ['tone.ogg', 'audio'],
    ['tone.wav', 'audio'],
    ['voice.m4a', 'audio'],
    ['film.mp4', 'video'],
  ])('takes %s, as a program wrote it, as %s alone', (name, type) => expect(takenAs(writtenFile(name))).toEqual([type]))

  it('takes a WebM as audio and as video: its ending is that of both', () =>
    expect(takenAs(writtenFile('film.webm'))).toEqual(['audio', 'video']))

  it('is tried with every file that was written for it', () =>
    expect(readdirSync('tests/rules/answers/files')).toHaveLength(19))

  it.each<[string, Buffer | string, AcceptedType]>([
    ['letter.docx', WORD, 'document'],
    ['letter.odt', openDocument('text'), 'document'],
    ['letter.doc', aCompoundFile('WordDocument'), 'document'],
    ['letter.rtf', String.raw`{\rtf1\ansi Hello}`, 'document'],
    ['letter.txt', 'Hello\r\n\tYou', 'document'],
    ['read-me.md', '\uFEFF# Hello', 'document'],
    ['table.csv', Buffer.from('Müller;Köln', 'latin1'), 'spreadsheet'],
    ['table.tsv', 'a\tb', 'spreadsheet'],
    ['table.xls', aCompoundFile('Book'), 'spreadsheet'],
    ['slides.pptx', anArchive(['[Content_Types].xml'], ['ppt/presentation.xml']), 'presentation'],
    ['slides.odp', openDocument('presentation'), 'presentation'],
    ['slides.ppt', aCompoundFile('PowerPoint Document'), 'presentation'],
    ['photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'image'],
    ['old.mov', Buffer.from('\0\0\0\x08wide\0\0\0\0mdat'), 'video'],
    ['song.mp3', Buffer.from('ID3\x04\0'), 'audio'],
    ['song.MP3', Buffer.from('fffb9064', 'hex'), 'audio'],
    ['song.aac', Buffer.from('fff15080', 'hex'), 'audio'],
    ['song.wma', Buffer.from('3026b2758e66cf11', 'hex'), 'audio'],
    ['film.avi', Buffer.from('RIFF\x10\0\0\0AVI LIST'), 'video'],
    ['film.mpg', Buffer.from('000001ba44', 'hex'), 'video'],
  ])('takes %s as its format begins', (name, contents, type) =>
    expect(takenAs(aChosenFile(name, contents))).toEqual([type]),
  )

  it('takes a file of any of its types, whatever its sender calls it', () => {
    const picture = { ...writtenFile('pixels.png'), mediaType: 'text/html' }
    expect(judge(picture, 'pdf', 'image')).toBeUndefined()
    expect(judge(writtenFile('page.pdf'), 'pdf', 'image')).toBeUndefined()
  })

  it('takes an image under the ending of another image: both are images', () =>
    expect(judge(writtenFile('pixels.jpg', 'pixels.png'), 'image')).toBeUndefined())

  it('names what it takes', () => {
    expect(judge(writtenFile('tone.wav'), 'image')).toBe('Please attach an image')
    expect(judge(writtenFile('tone.wav'), 'image', 'pdf')).toBe('Please attach an image or a PDF')
    expect(acceptedInWords([...ACCEPTED_TYPES])).toBe(
      'an image, a PDF, a document, a spreadsheet, a presentation, an audio file or a video',
    )
  })

  it.each<[string, FileAnswer]>([
    ['a page under the name of a picture', aChosenFile('cat.png', HTML, 'image/png')],
    ['a page under the name of a text', aChosenFile('note.txt', HTML)],
    ['a page after a byte order mark and spaces', aChosenFile('note.txt', `\uFEFF\n  ${HTML}`)],
    ['a drawing with a script under the name of a text', aChosenFile('note.txt', SVG)],
    ['a program under the name of a text', aChosenFile('note.txt', 'MZ\0\0')],
    ['a PDF under the name of a picture', writtenFile('page.pdf', 'page.png')],
    ['a picture under the name of a PDF', writtenFile('pixels.png', 'pixels.pdf')],
    [
      'a PDF that begins elsewhere',
      aChosenFile('page.pdf', Buffer.concat([Buffer.from(HTML), writtenBytes('page.pdf')])),
    ],
    ['an archive that begins elsewhere', aChosenFile('letter.docx', Buffer.concat([Buffer.from(HTML), WORD]))],
    ['an archive of anything', aChosenFile('letter.docx', anArchive(['evil.exe']))],
    ['a table under the name of a letter', writtenFile('table.xlsx', 'table.docx')],
    ['an installer, which is a compound file too', aChosenFile('letter.doc', aCompoundFile('_Tables'))],
    ['the name of a stream where no directory is', aChosenFile('letter.doc', aCompoundFile(' WordDocument'))],
    ['sound under the name of a picture', writtenFile('tone.wav', 'tone.webp')],
    ['a film under the name of a picture', writtenFile('film.mp4', 'film.avif')],
  ])('refuses %s', (_, file) => expect(judge(file, ...ACCEPTED_TYPES)).toContain(CONTENTS))

  it.each([
    ['a page', 'page.html', HTML],
    ['a drawing, which may hold a script', 'cat.svg', SVG],
    ['a picture under the name of a page', 'cat.html', writtenBytes('pixels.png')],
    [
      'a picture under the name of a program behind a sign that turns text around',
      'cat\u202Egnp.exe',
      writtenBytes('pixels.png'),
    ],
    ['a picture without an ending', 'cat', writtenBytes('pixels.png')],
    ['a picture whose ending ends in a space', 'cat.png ', writtenBytes('pixels.png')],
    ['an archive', 'all.zip', WORD],
    ['a letter with macros by its name', 'letter.docm', WORD],
  ])('refuses %s for its name', (_, name, contents) =>
    expect(judge(aChosenFile(name, contents), ...ACCEPTED_TYPES)).toMatch(/^Please attach an image, /),
  )

  it('refuses an empty file where an answer is required, and takes none where it is not', () => {
    expect(validateAnswer({ ...limitedTo('pdf'), label: 'Proof', required: true }, aFile(0))).toBe(
      'Proof cannot be empty',
    )
    expect(judge(aFile(0), 'pdf')).toBeUndefined()
  })

  it('says first that a file is too large, or is none', () => {
    expect(judge(aFile(MAX_FILE_BYTES + 1), 'image')).toContain('no larger than')
    expect(judge({ ...aFile(3), size: 1 }, 'image')).toBe('Please attach a valid file')
  })

  it.each(readdirSync('tests/rules/answers/files'))('refuses %s when only three bytes of it came', (name) =>
    expect(judge(aChosenFile(name, writtenBytes(name).subarray(0, 3)), ...ACCEPTED_TYPES)).toContain(CONTENTS),
  )

  it.each(['table.xlsx', 'table.ods'])('refuses %s when its end is missing', (name) => {
    const bytes = writtenBytes(name)
    expect(judge(aChosenFile(name, bytes.subarray(0, bytes.length / 2)), ...ACCEPTED_TYPES)).toContain(CONTENTS)
  })

  it('unpacks nothing: a promise of four gigabytes within is a name like any other', () => {
    const bomb = anArchive(['[Content_Types].xml', 'x'.repeat(100)], ['word/document.xml'])
    bomb.writeUInt32LE(0xffffffff, 22)
    expect(judge(aChosenFile('letter.docx', bomb), 'document')).toBeUndefined()
  })

  it('looks through no archive of more entries than a document has', () => {
    const parts = Array.from({ length: 3000 }, (_, index) => [`word/${index}`] as const)
    const file = aChosenFile('letter.docx', anArchive(['[Content_Types].xml'], ...parts))
    expect(judge(file, 'document')).toContain(CONTENTS)
  })

  it('has a verdict on any bytes under any name', () => {
    const beginnings = [
      '',
      'PK\x03\x04',
      'PK\x05\x06',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      '\0\0\0\x18ftyp',
      'RIFF',
    ].map((text) => Buffer.from(text, 'latin1'))
    const bytes = tuple(
      constantFrom(...beginnings),
      uint8Array({ maxLength: 300 }),
      constantFrom(...beginnings),
      uint8Array(),
    ).map((parts) => Buffer.concat(parts))
    const endings = constantFrom('docx', 'odt', 'doc', 'txt', 'png', 'mp4', 'exe', '')
    assert(
      property(bytes, endings, subarray([...ACCEPTED_TYPES], { minLength: 1 }), (contents, ending, types) => {
        const problem = judge(aChosenFile(`a.${ending}`, contents), ...types)
        expect(problem === undefined || problem.includes('Please attach')).toBe(true)
      }),
    )
  })
})

describe('A file field without a limit', () => {
  it.each([undefined, null, []])('takes any file, as before (%j)', (acceptedTypes) => {
    const field = aField({ type: 'file', validation: { acceptedTypes: acceptedTypes as AcceptedType[] } })
    expect(acceptedTypesOf(field)).toBeUndefined()
    expect(validateAnswer(field, aChosenFile('cat.svg', SVG))).toBeUndefined()
  })

  it('is what a field of another type is, whatever is left of a limit', () =>
    expect(validateAnswer(aField({ validation: { acceptedTypes: ['pdf'] } }), 'Ada')).toBeUndefined())

  it('is what a page sees that is older than the type', () =>
    expect(judge(aChosenFile('a.step', 'x'), 'model' as AcceptedType, 'pdf')).toBeUndefined())
})

it('A chooser shows the endings of the types, and on a phone the camera and the recorder', () => {
  expect(acceptOf(['pdf'])).toBe('.pdf')
  expect(acceptOf(['image', 'pdf'])).toMatch(/^image\/\*,\.png,\.jpg,.*,\.pdf$/)
  expect(acceptOf(['audio', 'video'])).toMatch(/^audio\/\*,.*,video\/\*,/)
  for (const type of ACCEPTED_TYPES)
    for (const ending of acceptOf([type]).match(/\.\w+/g) ?? []) expect(typesByName(`a${ending}`)).toContain(type)
})
