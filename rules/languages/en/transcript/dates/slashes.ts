import { digitsAt } from '../numbers/digits.ts'
import type { Found, Words } from '../../../shared/normalise.ts'
import { wordSet } from '../../../shared/phrases.ts'

const SIGNS = wordSet('slash stroke dash hyphen dot point period')

/** The words with dates whose signs were said as transcribers write them: "twelve slash thirty one slash ninety nine". */
export function withSlashes(words: Words): Words {
  const result: string[] = []
  for (let at = 0; at < words.length;) {
    const date = dateAt(words, at)
    result.push(date?.value ?? words[at] ?? '')
    at = date?.next ?? at + 1
  }
  return result
}

function dateAt(words: Words, at: number): Found<string> | undefined {
  const parts: string[] = []
  let next = at
  for (let found = numberAt(words, next); found; found = numberAt(words, next + 1)) {
    parts.push(found.value)
    next = found.next
    if (!SIGNS.has(words[next] ?? '')) break
  }
  const text = parts.join('/')
  return /^(?:\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d{2}))?|\d{4}\/\d{1,2}\/\d{1,2})$/.test(text)
    ? { value: text, next }
    : undefined
}

/** The digits up to the next sign: "nineteen ninety nine". */
function numberAt(words: Words, at: number): Found<string> | undefined {
  let value = ''
  let next = at
  for (let found = digitsAt(words, next, false); found && value.length < 4; found = digitsAt(words, next, true)) {
    value += found.value
    next = found.next
  }
  return value === '' ? undefined : { value, next }
}
