/** What a language says around a whole answer that changes nothing of it; in any case of letters. */
export interface Around {
  /** Politeness after it that looks like a condition: "if that's possible". */
  tail: RegExp
  /** A short word of sentences that was said twice, the first time in the group "word"; no letter and no number. */
  repeated: RegExp
  /** An option named as one does not know its name, which stands in the group "named": "whatever the student one is". */
  named?: RegExp
}

/** What was said without politeness that looks like a condition, and with no word twice that was only begun again: "in in May". */
export function saidOnce(transcript: string, { tail, repeated, named }: Around): string {
  const plain = named ? transcript.replace(named, '$<named>') : transcript
  const once = plain.replace(repeated, '$<word> ')
  const rest = once.replace(tail, '').trim()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : once
}
