import type { Layer } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'

/** "The one on December fifth", of several days: no number; "for my mum's 70th" tells what for. */
export const withoutWhichOne: Layer = (read) => (field, heard, circumstances) =>
  read(field, heard.replace(WHICH_ONE, '').replace(OCCASION, ''), circumstances)

const WHICH_ONE = regex('iu')`
  (?<=^(?:(?:um|uh|oh|well|so|yes|it's|that's|for|probably),? )*)the (?:one|session|event|date) (?=on (?:the \w+ (?:of )?)?(?:${MONTH}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)`
const OCCASION = regex('iu')`
  (?<=\d|\b(?:${MONTH})),? for (?:my|our|his|her|the|\p{L}+['’]s) (?:\p{L}+['’]?s? ){0,3}(?:\d+(?:st|nd|rd|th)|\p{L}+ieth|wedding|birthday|anniversary|party|christening|reunion)(?: birthday| anniversary| party)?[.!]?$`
