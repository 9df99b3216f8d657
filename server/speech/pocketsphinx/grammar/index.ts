import type { FieldOption, FieldType, FormField } from '../../../../contract/types.gen.ts'
import { pointLabels, scaleOf } from '../../../../rules/answers/scale.ts'
import type { Hints } from '../../transcriber.ts'
import { commandGrammar, correctionGrammar } from './commands.ts'
import { dateGrammar } from './date.ts'
import { emailGrammar } from './email.ts'
import { numberGrammar } from './number.ts'
import { optionsGrammar } from './options.ts'
import { spelledGrammar } from './spelled.ts'
import { telGrammar } from './tel.ts'
import { anyOf, type Grammar, oneOf } from './tree.ts'
import { urlGrammar } from './url.ts'

export type Expected = Pick<Hints, 'field' | 'fields' | 'listenFor'>

/** What a person may say now, or undefined where anything may be said. */
export function grammarOf({ field, fields, listenFor = 'answer' }: Expected): Grammar | undefined {
  const answer = answerGrammar(field)
  if (listenFor === 'answer') return answer
  if (listenFor === 'spelling') return spelledGrammar(field.type)
  if (listenFor === 'resume') return commandGrammar()
  const command = commandGrammar(fields)
  if (listenFor === 'command' || !answer) return command
  return oneOf(answer, command, correctionGrammar(answer))
}

/** Whether free text may be said besides what the grammar has. */
export const allowsFreeText = ({ field, listenFor = 'answer' }: Expected): boolean =>
  listenFor === 'conversation' && !answerGrammar(field)

/** Whether letters are said one by one. */
export const isSpelled = ({ field: { type }, listenFor }: Expected): boolean =>
  listenFor === 'spelling' || GRAMMARS[type].isSpelled === true

interface GrammarOfType {
  grammar: (field: FormField) => Grammar | undefined
  isSpelled?: boolean
}

const anything: GrammarOfType = { grammar: () => undefined }
const optionOf = (label: string): FieldOption => ({ label, value: label })
const CONSENT = ['Yes', 'No'].map(optionOf)
const ends = anyOf('the highest|the lowest|the maximum|the minimum')

/** A number of the scale, "four out of five", or an end of it. */
const ratingGrammar = (field: FormField): Grammar =>
  oneOf(optionsGrammar({ ...field, options: pointLabels(scaleOf(field)).map(optionOf) }) ?? ends, ends)

const options: GrammarOfType = { grammar: optionsGrammar }

/** What answers a type of field, or undefined where anything may, and where nothing is known to be said (no options). */
const GRAMMARS: Readonly<Record<FieldType, GrammarOfType>> = {
  text: anything,
  textarea: anything,
  number: { grammar: () => numberGrammar },
  email: { grammar: () => emailGrammar, isSpelled: true },
  url: { grammar: () => urlGrammar, isSpelled: true },
  tel: { grammar: () => telGrammar },
  date: { grammar: () => dateGrammar },
  select: options,
  radio: options,
  checkbox: options,
  rating: { grammar: ratingGrammar },
  consent: { grammar: (field) => optionsGrammar({ ...field, options: CONSENT }) },
  file: anything,
}

const answerGrammar = (field: FormField): Grammar | undefined => GRAMMARS[field.type].grammar(field)
