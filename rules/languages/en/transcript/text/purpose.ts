import { regex } from '../../../shared/regex.ts'
import { plainWords } from '../../../shared/words.ts'

/** "It's in memory of Elsie Barnes" says the question's own words before its answer. */
export const withoutPurpose = (label: string, heard: string): string => {
  const { noun = '' } = PURPOSE.exec(heard)?.groups ?? {}
  return noun !== '' && plainWords(label).includes(noun.toLowerCase()) ? heard.replace(PURPOSE, '') : heard
}

const PURPOSE = regex('iu')`
  ^(?:(?:um|uh|oh|well|so|yes|yeah),? )*(?:(?:it|that|this)(?:['’]s| is| would be|['’]ll be) |(?:i|we)(?:['’]m|['’]re| am| are) (?:here |giving |booking )?)?
  (?:in|on) (?<noun>\p{L}+) of (?=\S)`
