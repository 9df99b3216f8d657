import type { ReadAnswer } from '../../../../shared/normalise.ts'

const LEAST = /\b(?:min(?:\.|imum)?|least|fewest|lowest)\b/iu
const MOST = /\b(?:max(?:\.|imum)?|most|largest|highest|limit)\b/iu
const AT_LEAST = /\b(?:no (?:fewer|less) than|not (?:fewer|less) than|at least|(?:a |the )?minimum(?: of)?)\b/iu
const AT_MOST = /\b(?:(?:no|not) more than|at most|up to|(?:a |the )?maximum(?: of)?|max(?: of)?)\b/iu
const ROOMS = /\b(bed|bath)s?(?=[\s,.!]|$)/giu

/** A number in the words of the question: "at least ten" of a minimum is ten, and a "three bed" has three bedrooms. */
export const asAsked =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const { label = '' } = field
    const bound = LEAST.test(label) ? AT_LEAST : MOST.test(label) ? AT_MOST : undefined
    const said = bound ? transcript.replace(bound, '') : transcript
    const isOfRooms = (room: string) => label.toLowerCase().includes(`${room.toLowerCase()}room`)
    return read(
      field,
      said.replace(ROOMS, (whole, room: string) => (isOfRooms(room) ? `${room}rooms` : whole)),
      circumstances,
    )
  }
