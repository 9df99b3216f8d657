const NAME_MAX = 120
const ENDING_MAX = 20
/** Characters that some file system refuses, and those that turn the direction of text or cannot be seen. */
// eslint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001F\u007F-\u009F<>:"/\\|?*\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFF]/g
/** Names of devices on Windows, whatever ending follows. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** A name that every file system takes and that leads to no other folder. @param otherwise for one of which nothing stays */
export function safeFileName(name: string, otherwise = 'file'): string {
  const cleaned = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(UNSAFE, '_')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const named = cleaned.replaceAll('_', '') === '' ? otherwise : cleaned
  return shortened(RESERVED.test(named) ? `_${named}` : named)
}

/** Cut in the middle: the ending says what the file is. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= NAME_MAX) return name
  const dot = characters.lastIndexOf('.')
  const ending = dot >= 0 && characters.length - dot <= ENDING_MAX ? characters.slice(dot) : []
  return [...characters.slice(0, NAME_MAX - ending.length), ...ending].join('')
}

/** @returns a function that gives each name once: a second one of the same name gets a number, in any case of letters */
export function uniqueNames() {
  const used = new Set<string>()
  return (name: string): string => {
    const [, base = name, ending = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? []
    let unique = name
    for (let number = 2; used.has(unique.toLowerCase()); number += 1) unique = `${base} (${number})${ending}`
    used.add(unique.toLowerCase())
    return unique
  }
}

/** The header that makes a browser save what it gets (RFC 6266), with a name in ASCII for those that know no other. */
export function attachmentHeader(name: string): string {
  const safe = safeFileName(name, 'download')
  const ascii = safe
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^\x20-\x7E]|["\\%]/g, '_')
  const encoded = encodeURIComponent(safe).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
