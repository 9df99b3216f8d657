import { describe, expect, it } from 'vitest'
import type { FormField, ListenFor } from '../../../contract/types.gen.ts'
import {
  type Completeness,
  completenessOf,
  type SaidSoFar,
  shownSoFar,
  SILENCES,
} from '../../../rules/completeness/index.ts'
import { ENGLISH_ENDINGS } from '../../../rules/languages/en/endings.ts'
import { SPANISH_ENDINGS } from '../../../rules/languages/es/endings.ts'
import { loadReader } from '../../../rules/transcript/by-type.ts'
import { aField } from '../../support/builders.ts'

const optionsOf = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }))
const opinion = aField({ type: 'radio', options: optionsOf('Yes', 'No', 'No opinion') })
const colours = aField({ type: 'checkbox', options: optionsOf('Red', 'Green') })
const rating = aField({ type: 'number', validation: { min: 0, max: 10 } })

const asked = (label: string) => aField({ type: 'text', label })

interface Circumstances {
  listenFor?: ListenFor
  confidence?: number
  locale?: string
}

async function said(field: FormField, words: string, circumstances: Circumstances = {}): Promise<SaidSoFar> {
  const { listenFor = 'answer', confidence, locale = 'en-US' } = circumstances
  const read = await loadReader(field.type, locale)
  const found = read(field, words, { today: new Date(), locale })
  const understood = found ? ({ kind: 'answer', ...found } as const) : null
  const valueOn = (today: Date) => read(field, words, { today, locale })?.value
  return { field, words, listenFor, understood, confidence, valueOn }
}

async function completeness(field: FormField, words: string, circumstances: Circumstances = {}): Promise<Completeness> {
  const endings = circumstances.locale === 'es-ES' ? SPANISH_ENDINGS : ENGLISH_ENDINGS
  return completenessOf(await said(field, words, circumstances), endings)
}

describe('After a pause, an answer', () => {
  it.each<[FormField | FormField['type'], string, Completeness]>([
    [opinion, 'yes', 'whole'],
    [opinion, 'no', 'open'],
    [opinion, 'no opinion', 'whole'],
    [colours, 'red', 'open'],
    [colours, 'red and green', 'whole'],
    [colours, 'none', 'whole'],
    ['number', 'one hundred', 'open'],
    ['number', '100', 'open'],
    ['number', 'one hundred and', 'partial'],
    ['number', 'one hundred and twelve', 'likely'],
    ['number', 'forty', 'open'],
    ['number', 'forty two', 'likely'],
    ['number', 'one two three', 'open'],
    ['number', 'seven point', 'partial'],
    [opinion, 'light', 'open'],
    ['date', 'there again', 'partial'],
    [rating, 'seven', 'whole'],
    ['date', 'the third of', 'partial'],
    ['date', 'the third of march', 'open'],
    ['date', 'the third of march twenty twenty', 'open'],
    ['date', 'the third of march twenty twenty six', 'whole'],
    ['date', 'tomorrow', 'likely'],
    ['tel', 'five five five', 'partial'],
    ['tel', 'five five five one two three', 'partial'],
    ['tel', 'five five five one two three four five six seven', 'likely'],
    ['email', 'john dot smith', 'partial'],
    ['email', 'john dot smith at', 'partial'],
    ['email', 'john dot smith at example dot com', 'likely'],
    ['email', 'john at example dot co', 'open'],
    ['url', 'example dot com', 'likely'],
    ['text', 'I would like to', 'partial'],
    ['text', 'I would like to come', 'open'],
    [asked('Full name'), 'anna smith', 'likely'],
    [asked('Full name'), 'my name is anna smith', 'likely'],
    [asked('Full name'), 'anna', 'open'],
    [asked('Full name'), 'my name is', 'partial'],
    [asked('Street address'), '12 baker street', 'open'],
    [asked('What would you like to change?'), 'I would like to come', 'open'],
    [aField({ type: 'textarea', label: 'Comments' }), 'lovely place', 'open'],
  ])('to %j that is "%s" is %s', async (field, words, expected) => {
    expect(await completeness(typeof field === 'string' ? aField({ type: field }) : field, words)).toBe(expected)
  })

  it.each<[FormField['type'], string, Completeness]>([
    ['number', 'ciento', 'open'],
    ['number', 'treinta y', 'partial'],
    ['number', 'treinta y dos', 'likely'],
    ['date', 'el tres de', 'partial'],
    ['date', 'el tres de marzo', 'open'],
    ['date', 'el tres de marzo de 2026', 'whole'],
    ['email', 'ana punto garcía arroba', 'partial'],
  ])('in Spanish to a %s that is "%s" is %s', async (type, words, expected) => {
    expect(await completeness(aField({ type }), words, { locale: 'es-ES' })).toBe(expected)
  })

  it('that is doubted, or spelled, may go on', async () => {
    expect(await completeness(opinion, 'yes', { confidence: 0.4 })).toBe('open')
    expect(await completeness(aField({ type: 'text' }), 'a n n', { listenFor: 'spelling' })).toBe('open')
    const address = 'john dot smith at example dot com'
    expect(await completeness(aField({ type: 'email' }), address, { confidence: 0.4 }), 'it is asked anyway').toBe(
      'likely',
    )
  })
})

const afterCommand = (command: 'yes' | 'no' | 'next', field: FormField, listenFor: ListenFor) =>
  completenessOf(
    { field, words: command, listenFor, understood: { kind: 'command', command }, valueOn: () => undefined },
    ENGLISH_ENDINGS,
  )

describe('A command', () => {
  it('is whole, but a no begins many corrections', () => {
    expect(afterCommand('yes', rating, 'command')).toBe('whole')
    expect(afterCommand('no', rating, 'command')).toBe('open')
  })

  it('may begin a sentence where sentences are dictated', () => {
    expect(afterCommand('next', aField({ type: 'text' }), 'conversation')).toBe('open')
    expect(afterCommand('next', rating, 'conversation')).toBe('whole')
  })
})

const wish = (type: 'text' | 'textarea') => aField({ type, label: 'Comments' })
const shown = async (field: FormField, words: string, circumstances?: Circumstances) =>
  shownSoFar(await said(field, words, circumstances))

describe('What is shown in a pause, while more may follow', () => {
  it.each(['text', 'textarea'] as const)('is a text as it was understood: %s', async (type) => {
    expect(await shown(wish(type), 'I would like to come')).toBe('I would like to come')
    expect(await shown(asked('Full name'), 'my name is anna smith', { listenFor: 'conversation' })).toBe('anna smith')
  })

  it('is no other answer, of which half is another', async () => {
    expect(await shown(aField({ type: 'number' }), 'forty')).toBeUndefined()
    expect(await shown(opinion, 'no')).toBeUndefined()
    expect(await shown(aField({ type: 'email' }), 'john at example dot co')).toBeUndefined()
  })

  it('is a text also where the recogniser doubts: the same is shown when it is asked about', async () => {
    expect(await shown(wish('text'), 'I would like to come', { confidence: 0.5 })).toBe('I would like to come')
  })

  it('is nothing of which words are unexplained, that is spelled or a command, or was not understood', async () => {
    expect(await shown(aField({ type: 'text' }), 'a n n', { listenFor: 'spelling' })).toBeUndefined()
    expect(await shown(wish('text'), 'I would like to come', { listenFor: 'command' })).toBeUndefined()
    const text = await said(wish('text'), 'I would like to come')
    expect(shownSoFar({ ...text, understood: { kind: 'answer', value: 'come', isSure: false } })).toBeUndefined()
    expect(shownSoFar({ ...text, understood: { kind: 'command', command: 'next' } })).toBeUndefined()
    expect(shownSoFar({ ...text, understood: null })).toBeUndefined()
  })
})

describe('The silence that ends an answer', () => {
  it.each([800, 1200, 2000, 6000])('of usually %i ms is shorter the more surely nothing follows', (hangMs) => {
    const silences = (['whole', 'likely', 'open', 'partial'] as const).map((each) => SILENCES[each](hangMs))
    expect(silences).toEqual(silences.toSorted((a, b) => a - b))
    expect(silences[2]).toBe(hangMs)
    expect(silences[0]).toBeGreaterThanOrEqual(400)
  })

  it('outlasts a person who thinks in the middle of a short answer', () => {
    expect(SILENCES.partial(1200)).toBeGreaterThan(1900)
    expect(SILENCES.partial(2000)).toBe(2800)
  })
})
