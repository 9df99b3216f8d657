import type { FieldType, FormField, ListenFor } from '../../contract/types.gen.ts'
import { SPOKEN_CONFIDENCE, SURE_CONFIDENCE } from '../../rules/limits.ts'
import { speak, type Spoken } from '../../tests/support/voices.ts'
import { mapConcurrently, transcribe, median, type Outcome, share } from './transcribe.ts'
import { fieldOf, kindOf, type SpokenCase } from './spoken-case.ts'

/** Always read back before they are taken. */
const RISKY_TYPES: readonly FieldType[] = ['email', 'tel', 'url']

/** Filled in without asking, as the page does. */
export const isTaken = ({ value, heard }: Outcome, { type }: Pick<FormField, 'type'>) =>
  value !== undefined && !RISKY_TYPES.includes(type) && (heard.confidence ?? SPOKEN_CONFIDENCE) >= SURE_CONFIDENCE

interface Trial {
  spokenCase: SpokenCase
  speaker: Spoken
  outcome: Outcome
}

const isRight = ({ spokenCase, outcome }: Trial) => JSON.stringify(outcome.value) === JSON.stringify(spokenCase.value)

function row(spoken: Trial[]) {
  const taken = spoken.filter(({ spokenCase, outcome }) => isTaken(outcome, spokenCase))
  const asked = spoken.filter(({ spokenCase, outcome }) => !isTaken(outcome, spokenCase))
  return {
    spoken: spoken.length,
    right: share(taken.filter(isRight).length, spoken.length),
    'wrong but accepted': share(taken.filter((one) => !isRight(one)).length, spoken.length),
    'asked, right': share(asked.filter(isRight).length, spoken.length),
    'asked again': share(asked.filter((one) => !isRight(one)).length, spoken.length),
    'median time': median(spoken.map(({ outcome }) => outcome.ms)),
  }
}

export interface AnswerMeasurement {
  speakers: Spoken[]
  cases: SpokenCase[]
  listenFor: ListenFor
  /** Whether the transcriber gets the field as a hint. */
  byHints: boolean
  printsMisses: boolean
}

/** Says each answer in each voice and prints the results by type. */
export async function measureAnswers({
  speakers,
  cases,
  listenFor,
  byHints,
  printsMisses,
}: AnswerMeasurement): Promise<void> {
  const items = cases.flatMap((spokenCase) => speakers.map((speaker) => ({ spokenCase, speaker })))
  const spoken = await mapConcurrently(items, async ({ spokenCase, speaker }) => {
    const field = fieldOf(spokenCase)
    const by = byHints ? field : fieldOf({ type: 'text' })
    return {
      spokenCase,
      speaker,
      outcome: await transcribe(await speak(spokenCase.say, speaker), field, { by, listenFor }),
    }
  })
  if (printsMisses) for (const one of spoken.filter(isMissed)) print(one)
  const kinds = Map.groupBy(spoken, ({ spokenCase }) => kindOf(spokenCase))
  console.table({ ...Object.fromEntries([...kinds].map(([kind, some]) => [kind, row(some)])), all: row(spoken) })
}

const isMissed = (one: Trial) =>
  !isRight(one) || (!RISKY_TYPES.includes(one.spokenCase.type) && !isTaken(one.outcome, one.spokenCase))

const print = ({ spokenCase, speaker, outcome: { heard, value } }: Trial) =>
  console.log(`${speaker.voice}: ${spokenCase.say} → ${heard.text} (${heard.confidence}) ${JSON.stringify(value)}`)
