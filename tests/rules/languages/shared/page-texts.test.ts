import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../../contract/types.gen.ts'
import { validateAnswer } from '../../../../rules/answers.ts'
import { DEVICE_ANSWERED, submissionFailure } from '../../../../rules/failures.ts'
import { GERMAN_PAGE_TEXTS } from '../../../../rules/languages/de/page-texts.ts'
import { SPANISH_PAGE_TEXTS } from '../../../../rules/languages/es/page-texts.ts'
import { FRENCH_PAGE_TEXTS } from '../../../../rules/languages/fr/page-texts.ts'
import { loadedLanguage } from '../../../../rules/languages/loaded.ts'
import { PAGE_TEXTS, pageTextIn } from '../../../../rules/languages/shared/conversation/page-texts.ts'
import { COMPLETION_MESSAGE } from '../../../../rules/limits.ts'
import { consentQuestion } from '../../../../src/speech/consent/audio-recipient.ts'
import { aField, someOptions } from '../../../support/builders.ts'

const TEXTS = Object.entries({ es: SPANISH_PAGE_TEXTS, de: GERMAN_PAGE_TEXTS, fr: FRENCH_PAGE_TEXTS })
const gaps = (text: string): number => text.split('{}').length

const REFUSED: readonly [Partial<FormField>, unknown][] = [
  [{ type: 'text', required: true }, ''],
  [{ type: 'text' }, 4],
  [{ type: 'text', validation: { minLength: 3 } }, 'no'],
  [{ type: 'textarea', validation: { maxLength: 3 } }, 'much'],
  [{ type: 'text', validation: { pattern: '[A-Z]{3}' } }, 'abc'],
  [{ type: 'number' }, 'four'],
  [{ type: 'number', validation: { min: 18 } }, 4],
  [{ type: 'number', validation: { max: 1.5 } }, 4],
  [{ type: 'rating' }, 11],
  [{ type: 'email' }, 'ada'],
  [{ type: 'url' }, 'ada'],
  [{ type: 'tel' }, 'ada'],
  [{ type: 'date' }, '2026-02-30'],
  [{ type: 'select', options: someOptions }, 'mauve'],
  [{ type: 'checkbox', options: someOptions }, ['mauve']],
  [
    { type: 'radio', options: [{ label: 'Else', value: 'else', isOther: true }] },
    { value: 'else', other: '' },
  ],
  [{ type: 'consent' }, 'perhaps'],
]

const RECIPIENTS = [
  { id: 'openai', label: 'speech.test', privacy: 'third-party' },
  { id: 'browser', label: 'This browser', privacy: 'browser-vendor' },
] as const

const refusal = ([field, value]: (typeof REFUSED)[number]): string => validateAnswer(aField(field), value) ?? ''
const failures = [undefined, null, 422, 500].map((status) => submissionFailure(status).message)

describe.each(TEXTS)('What the page says of an answer, in a conversation in %s', (language, texts) => {
  it.each(PAGE_TEXTS)('"%s" keeps what differs each time', (text) => expect(gaps(texts[text])).toBe(gaps(text)))

  it.each(REFUSED)('of %j with %j is said in its language', (...refused) => {
    const said = refusal(refused)
    expect(said).not.toBe('')
    expect(pageTextIn(texts, said)).not.toBe(said)
  })

  it.each([COMPLETION_MESSAGE, DEVICE_ANSWERED, failures[0]!, failures[1]!, failures[2]!])('"%s" too', (said) =>
    expect(pageTextIn(texts, said)).not.toBe(said),
  )

  it.each(RECIPIENTS)('who may hear is asked in its language, with how to answer: $label', (recipient) => {
    const { conversation } = loadedLanguage(language)
    const { question, explanation } = consentQuestion(recipient)
    const said = [question, explanation].map((text) => pageTextIn(texts, text))
    expect(said).not.toContain(question)
    expect(said).not.toContain(explanation)
    expect(conversation.mayHear(question, explanation)).toMatch(/[?] .*[.] .*Allow.*Escape|Échap/)
    expect(conversation.mayHear(question, explanation)).toContain(said.join(' '))
  })

  it('what an owner wrote stays as it is', () => {
    expect(pageTextIn(texts, 'Thanks a lot!')).toBe('Thanks a lot!')
    expect(pageTextIn(texts, 'Alter {} cannot be empty')).toContain('Alter {}')
  })

  it('is heard before the question is asked again, after a submit failed, and at the end', () => {
    const words = loadedLanguage(language).conversation
    expect(words.note({ kind: 'problem', problem: 'Number must be at least 18' })).toContain(
      texts['Number must be at least {}'].replace('{}', '18'),
    )
    expect(words.failed('Form validation failed')).toContain(texts['Form validation failed'])
    expect(words.sent(COMPLETION_MESSAGE)).toContain(texts['Thank you for your submission!'])
  })
})

it('A conversation in English says the words of the page', () =>
  expect(loadedLanguage('en').conversation.note({ kind: 'problem', problem: 'Number must be at least 18' })).toBe(
    'Number must be at least 18.',
  ))
