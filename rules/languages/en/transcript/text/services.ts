import { NATO } from '../spelling.ts'
import { regex } from '../../../shared/regex.ts'

const ASKS_SERVICE = /\b(?:flight|airline|plane|train|ferry|coach|bus)\b/iu

const NAMED = regex('iu')`
  ^(?:(?:um|uh|oh|well|so|yes|yeah),? )*(?:(?:it|that)(?:['’]s| is)|we(?:['’]re| are) on|i(?:['’]m| am) on|on)? ?(?<service>(?<word>\p{L}+) \d[\d ]*)[.!]?$`

/** The number of a flight by the name of its line, which is a letter only where it is spelled with others: "Delta 1482". */
export const serviceIn = (label: string, heard: string): string | undefined => {
  const { service, word = '' } = (ASKS_SERVICE.test(label) && NAMED.exec(heard)?.groups) || {}
  return NATO.has(word.toLowerCase()) ? service?.trim() : undefined
}
