import { expect, it } from 'vitest'
import { isVerb } from '../../../../../rules/languages/es/transcript/verbs.ts'

const verbsIn = (said: string): string[] => {
  const words = said.split(' ')
  return words.filter((_, at) => isVerb(words, at))
}

it.each([
  ['pedí la beca benito juárez', ['pedí']],
  ['mi nieto toca el clarinete', ['toca']],
  ['nos atiende la doctora', ['atiende']],
  ['estoy afiliada a comisiones', ['estoy', 'afiliada']],
  ['sáquele el cilantro', ['sáquele']],
])('In "%s" the verbs are %j', (said, verbs) => {
  expect(verbsIn(said)).toEqual(verbs)
})

it.each(['el trabajo', 'podenco cruzado con galgo', 'un huerto para la colonia', 'marca'])(
  'In "%s" none is',
  (said) => {
    expect(verbsIn(said)).toEqual([])
  },
)
