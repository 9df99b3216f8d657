import './speech/needs.ts'
import { parseArgs } from 'node:util'
import { type Spoken, VOICES } from '../tests/support/voices.ts'
import { measureAnswers } from './speech/measure-answers.ts'
import { measureHallucinations } from './speech/measure-hallucinations.ts'
import { answers } from './speech/sets/answers.ts'
import { closedAnswers } from './speech/sets/closed.ts'
import { measureCommands, measureSpelling } from './speech/measure-conversation.ts'
import { transcribers } from './speech/transcribe.ts'
import { fieldOf, kindOf } from './speech/spoken-case.ts'
import { spelledCases, tuningSpelledCases } from './speech/sets/spelling.ts'
import { tuningAnswers } from './speech/sets/tuning.ts'
import { tuningClosed } from './speech/sets/tuning-closed.ts'

/**
 * How often the server's own recogniser puts the right value into a field, by type, with and without knowing the field; what
 * becomes of sounds and speech without an answer, of spelled letters, and of commands where an answer may be said too.
 * Clips are made once and stay in the temp folder.
 * `-- --quick` for a short run; `--set closed` for more answers of the types with few, `--set tuning` or `tuning-closed` for the
 * answers that it was fitted to; `--voices rms,awb --noise clean,15,5 --types number,date
 * --parts hints,bare,hallucinations,spelling,commands` choose less; `--listen-for conversation` lets commands be said too; `--misses`
 * prints what was not filled in right.
 */
const { values: chosen } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    set: { type: 'string', default: 'unseen' },
    voices: { type: 'string' },
    noise: { type: 'string' },
    types: { type: 'string' },
    parts: { type: 'string', default: 'hints,bare,hallucinations,spelling,commands' },
    'listen-for': { type: 'string', default: 'answer' },
    misses: { type: 'boolean', default: false },
  },
})

/** Nothing was fitted to the first four. */
const SPEAKERS: Record<string, Spoken> = {
  rms: VOICES.rms,
  awb: VOICES.awb,
  'espeak-man': { engine: 'espeak-ng', voice: 'en-us+m3', wordsPerMinute: 140 },
  'espeak-woman': { engine: 'espeak-ng', voice: 'en-gb+f2', wordsPerMinute: 140 },
  slt: VOICES.slt,
  'slt-low': { ...VOICES.slt, speed: 0.9 },
  kal16: VOICES.kal16,
}
/** The natural ones; espeak's and flite's oldest voices are not. */
const NATURAL = ['rms', 'awb', 'slt', 'slt-low']
const UNSEEN = 'rms,awb,espeak-man,espeak-woman'
const SETS = { unseen: answers, closed: closedAnswers, tuning: tuningAnswers, 'tuning-closed': tuningClosed }

const { quick: isQuick, misses: printsMisses } = chosen
const isTuning = chosen.set.startsWith('tuning')
const voices = (chosen.voices ?? (isQuick ? 'rms' : isTuning ? 'slt,slt-low,kal16' : UNSEEN)).split(',')
const noises = (chosen.noise ?? (isQuick ? 'clean' : 'clean,15,5')).split(',')
const parts = chosen.parts.split(',')
const listenFor = chosen['listen-for'] === 'conversation' ? 'conversation' : 'answer'

const ofTypes = SETS[chosen.set as keyof typeof SETS].filter(
  (said) => chosen.types?.split(',').includes(kindOf(said)) ?? true,
)
const cases = isQuick ? ofTypes.filter((_, index) => index % 3 === 0) : ofTypes

/** Every other voice has people talking behind it, the rest steady noise. */
const inNoise = (speaker: Spoken, noise: string, index: number): Spoken =>
  noise === 'clean' ? speaker : { ...speaker, noise: Number(noise), noiseKind: index % 2 === 0 ? 'pink' : 'babble' }

const natural = voices.filter((name) => NATURAL.includes(name))
const groups = { 'natural voices': natural, 'other voices': voices.filter((name) => !natural.includes(name)) }
const knowing = { hints: 'knowing the field', bare: 'without hints' }

for (const [group, names] of Object.entries(groups))
  for (const noise of names.length > 0 ? noises : [])
    for (const [part, how] of Object.entries(knowing).filter(([name]) => parts.includes(name))) {
      const speakers = names.map((name, index) => inNoise(SPEAKERS[name]!, noise, index))
      const sound = noise === 'clean' ? 'clean' : `${noise} dB noise`
      console.log(`\n${chosen.set} answers, ${group} (${names.join(', ')}), ${sound}, ${how}`)
      await measureAnswers({ speakers, cases, listenFor, byHints: part === 'hints', printsMisses })
    }

const speakers = natural.map((name) => SPEAKERS[name]!)
if (parts.includes('spelling')) {
  console.log(`\nSpelled, natural voices (${natural.join(', ')}), clean`)
  await measureSpelling(speakers, isTuning ? tuningSpelledCases : spelledCases, printsMisses)
}
if (parts.includes('commands')) {
  console.log(`\nCommands in a conversation, natural voices (${natural.join(', ')}), clean`)
  await measureCommands(speakers, ofTypes, printsMisses)
}
if (parts.includes('hallucinations')) {
  const fields = [...new Map(ofTypes.map((said) => [kindOf(said), fieldOf(said)])).values()]
  console.log(`\nClips without an answer, played to fields of ${fields.length} kinds`)
  await measureHallucinations(fields, isQuick, printsMisses)
}
await transcribers.close()
