import type { Utterance } from '../../rules/spoken-commands/commands.ts'
import { readUtterance } from '../../rules/spoken-commands/index.ts'
import { ENGLISH } from '../../rules/languages/en/commands.ts'
import { distance } from '../../rules/languages/shared/spelling/distance.ts'
import { type Spoken, speak } from '../../tests/support/voices.ts'
import { mapConcurrently, transcribe, median, share } from './transcribe.ts'
import { fieldOf, kindOf, type SpokenCase } from './spoken-case.ts'
import type { SpelledCase } from './sets/spelling.ts'

const readIn = (text: string, said: Pick<SpokenCase, 'type' | 'options'>, listensFor: 'conversation' | 'spelling') =>
  readUtterance(fieldOf(said), text, { current: undefined, labels: ['Question'], language: ENGLISH, listensFor })

/** Letters, by the way they are spelled: how many come out right, and how many whole names. */
export async function measureSpelling(
  speakers: Spoken[],
  spelled: SpelledCase[],
  printsMisses: boolean,
): Promise<void> {
  const items = spelled.flatMap((one) => speakers.map((speaker) => ({ one, speaker })))
  const all = await mapConcurrently(items, async ({ one, speaker }) => {
    const said: Pick<SpokenCase, 'type'> = { type: one.kind === 'address' ? 'email' : 'text' }
    const { heard, ms } = await transcribe(await speak(one.say, speaker), fieldOf(said), { listenFor: 'spelling' })
    const characters = charactersOf(readIn(heard.text, said, 'spelling'))
    if (printsMisses && characters !== one.characters) console.log(one.say, '→', heard.text, heard.confidence)
    return { ...one, ms, wrong: Math.min(one.characters.length, distance(characters, one.characters)) }
  })
  const row = (some: typeof all) => {
    const letters = some.reduce((sum, { characters }) => sum + characters.length, 0)
    return {
      spelled: some.length,
      'characters right': share(letters - some.reduce((sum, { wrong }) => sum + wrong, 0), letters),
      'all of it right': share(some.filter(({ wrong }) => wrong === 0).length, some.length),
      'median time': median(some.map(({ ms }) => ms)),
    }
  }
  const kinds = Map.groupBy(all, ({ kind }) => kind)
  console.table(Object.fromEntries([...kinds].map(([kind, some]) => [kind, row(some)])))
}

const charactersOf = (utterance: Utterance): string => ('words' in utterance ? utterance.words : '')

const COMMANDS = [
  ['next', 'next'], ['next question', 'next'], ['back', 'back'], ['go back', 'back'], ['repeat that', 'repeat'], ['skip', 'skip'],
  ['skip this question', 'skip'], ['help', 'help'], ['stop', 'stop'], ['submit', 'submit'], ['review my answers', 'review'],
  ['clear', 'clear'], ['undo', 'undo'],
] as const // prettier-ignore

/** What becomes of commands where an answer may be said too, by type of field. */
export async function measureCommands(speakers: Spoken[], cases: SpokenCase[], printsMisses: boolean): Promise<void> {
  const fields = [...new Map(cases.map((said) => [kindOf(said), said])).values()]
  const items = fields.flatMap((said) =>
    COMMANDS.flatMap(([say, command]) => speakers.map((speaker) => ({ said, say, command, speaker }))),
  )
  const all = await mapConcurrently(items, async ({ said, say, command, speaker }) => {
    const { heard, value } = await transcribe(await speak(say, speaker), fieldOf(said), { listenFor: 'conversation' })
    const meant = readIn(heard.text, said, 'conversation')
    const outcome =
      meant.kind === 'command' ? (meant.command === command ? 'right' : 'another') : value ? 'answer' : 'none'
    if (printsMisses && outcome !== 'right') console.log(kindOf(said), say, '→', heard.text, heard.confidence, value)
    return { kind: kindOf(said), outcome }
  })
  const row = (some: typeof all) => {
    const of = (outcome: string) => share(some.filter((one) => one.outcome === outcome).length, some.length)
    return {
      said: some.length,
      right: of('right'),
      'another command': of('another'),
      'taken for an answer': of('answer'),
      'nothing understood': of('none'),
    }
  }
  const kinds = Map.groupBy(all, ({ kind }) => kind)
  console.table(Object.fromEntries([...kinds].map(([kind, some]) => [kind, row(some)])))
}
