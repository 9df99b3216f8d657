import type { FieldType, FormField, ListenFor } from '../../contract/types.gen.ts'
import { SPOKEN_CONFIDENCE, SURE_CONFIDENCE } from '../../rules/limits.ts'
import { speak, type Spoken } from '../../tests/support/voices.ts'
import { each, hear, median, type Outcome, share } from './transcribe.ts'
import { phantoms } from './sets/no-answers.ts'
import { fieldOf, kindOf, type Said } from './spoken-case.ts'

/** Always read back before they are taken. */
const RISKY_TYPES: readonly FieldType[] = ['email', 'tel', 'url']

/** Filled in without asking, as the page does. */
const isTaken = ({ value, heard }: Outcome, { type }: Pick<FormField, 'type'>) =>
  value !== undefined && !RISKY_TYPES.includes(type) && (heard.confidence ?? SPOKEN_CONFIDENCE) >= SURE_CONFIDENCE

interface Spoke {
  said: Said
  speaker: Spoken
  outcome: Outcome
}

const isRight = ({ said, outcome }: Spoke) => JSON.stringify(outcome.value) === JSON.stringify(said.value)

function row(spoken: Spoke[]) {
  const taken = spoken.filter(({ said, outcome }) => isTaken(outcome, said))
  const asked = spoken.filter(({ said, outcome }) => !isTaken(outcome, said))
  return {
    spoken: spoken.length,
    right: share(taken.filter(isRight).length, spoken.length),
    'wrong but accepted': share(taken.filter((one) => !isRight(one)).length, spoken.length),
    'asked, right': share(asked.filter(isRight).length, spoken.length),
    'asked again': share(asked.filter((one) => !isRight(one)).length, spoken.length),
    'median time': median(spoken.map(({ outcome }) => outcome.ms)),
  }
}

export interface Answering {
  speakers: Spoken[]
  saids: Said[]
  listenFor: ListenFor
  /** Whether the recogniser is told of the field. */
  byHints: boolean
  isToldMisses: boolean
}

/** Says each answer in each voice and prints, by type, what became of it. */
export async function measureAnswers({ speakers, saids, listenFor, byHints, isToldMisses }: Answering): Promise<void> {
  const items = saids.flatMap((said) => speakers.map((speaker) => ({ said, speaker })))
  const spoken = await each(items, async ({ said, speaker }) => {
    const field = fieldOf(said)
    const by = byHints ? field : fieldOf({ type: 'text' })
    return { said, speaker, outcome: await hear(await speak(said.say, speaker), field, { by, listenFor }) }
  })
  if (isToldMisses) for (const one of spoken.filter(isMissed)) tell(one)
  const kinds = Map.groupBy(spoken, ({ said }) => kindOf(said))
  console.table({ ...Object.fromEntries([...kinds].map(([kind, some]) => [kind, row(some)])), all: row(spoken) })
}

const isMissed = (one: Spoke) =>
  !isRight(one) || (!RISKY_TYPES.includes(one.said.type) && !isTaken(one.outcome, one.said))

const tell = ({ said, speaker, outcome: { heard, value } }: Spoke) =>
  console.log(`${speaker.voice}: ${said.say} → ${heard.text} (${heard.confidence}) ${JSON.stringify(value)}`)

/** Plays what answers nothing to a field of each kind and prints how often it was put in. */
export async function measurePhantoms(fields: FormField[], isQuick: boolean, isToldMisses: boolean): Promise<void> {
  const table: Record<string, object> = {}
  for (const [kind, paths] of Object.entries(await phantoms(isQuick))) {
    const items = paths.flatMap((path) => fields.map((field) => ({ path, field })))
    const outcomes = await each(items, async ({ path, field }) => ({ outcome: await hear(path, field), field }))
    const valued = outcomes.filter(({ outcome }) => outcome.value !== undefined)
    const filled = valued.filter(({ outcome, field }) => isTaken(outcome, field))
    const asked = valued.length - filled.length
    table[kind] = {
      clips: paths.length,
      heard: outcomes.length,
      'put into a field': filled.length,
      'asked about': asked,
    }
    if (isToldMisses)
      for (const { outcome, field } of filled) console.log(kind, field.type, outcome.heard, outcome.value)
  }
  console.table(table)
}
