import { regex } from '../../../shared/regex.ts'
import { reading } from '../layers.ts'

/** A no between two addresses, or before another end of one: "nina arobase gmail point com, non, hotmail point com". */
const BARE_NO = regex('iu')`
  (?<=\S)(?:[,;.] (?:(?:euh|ah|oh|enfin),? )?non[,.]?| (?:(?:euh|ah|oh) )?non[,.])
  (?: (?:pardon|attendez|attends)[,.]?)? (?=(?:(?:\S+ ){0,9}(?:point|arobase)(?!\p{L})|\S*[.@]\S))`

/** Before an address it answers what was said before. */
const FIRST_NO = /^(?:(?:euh|ah|oh|ben),? )*non[,.] (?=\S)/iu

/** Reads a bare no as the correction that it is, since no address has one. */
export const withoutBareNo = reading((heard) => heard.replace(FIRST_NO, '').replace(BARE_NO, ', pardon, '))
