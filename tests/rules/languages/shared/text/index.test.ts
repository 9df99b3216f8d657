import { expect, it } from 'vitest'
import { heard } from '../../../../support/transcripts.ts'

it.each([
  ['New line. Hello.', 'en', 'Hello.'],
  ['Hello. New line.', 'en', 'Hello.'],
  ['Nueva línea. Hola.', 'es', 'Hola.'],
])('A text has no empty lines around it: %j in %s is %j', (said, locale, value) =>
  expect(heard('textarea', said, locale)).toBe(value),
)

it.each([
  ['catherine k a t h r y n', 'en', 'kathryn'],
  ['Smith with a y, S-M-Y-T-H', 'en', 'Smyth'],
  ["d'angelo spelled d apostrophe a n g e l o", 'en', "d'angelo"],
  ['i work for the b b c', 'en', 'i work for the b b c'],
  ['jiménez jota i eme e ene e zeta', 'es', 'jiménez'],
])('A name is what was spelled after it was said: %j in %s is %j', (said, locale, value) =>
  expect(heard('text', said, locale)).toBe(value),
)

it.each([
  ['bob scratch that robert', 'en', 'robert'],
  ['It was cold. It was wet. Scratch that. It was dry.', 'en', 'It was cold. It was dry.'],
  ['scratch that', 'en', undefined],
  ['era barato borra eso era caro', 'es', 'era caro'],
])('What is taken back is not in the text: %j in %s is %j', (said, locale, value) =>
  expect(heard('textarea', said, locale)).toBe(value),
)

it.each([
  ['the food was good new line the staff was rude', 'the food was good\nthe staff was rude'],
  ['they opened a new line of coats', 'they opened a new line of coats'],
])('A line is broken where no pause was heard, but not within a thing: %j is %j', (said, value) =>
  expect(heard('textarea', said, 'en')).toBe(value),
)

it.each(['what was the question', 'Can you repeat that?', 'hang on a second'])('%j is said to the form', (said) =>
  expect(heard('text', said, 'en')).toBeUndefined(),
)
