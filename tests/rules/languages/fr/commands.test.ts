import { describe, expect, it } from 'vitest'
import type { AnswerValue, FieldType, ListenFor } from '../../../../contract/types.gen.ts'
import { inFrench } from '../../spoken-commands/support.ts'

const meaningOf = (words: string, type: FieldType = 'number', listensFor: ListenFor = 'conversation') =>
  inFrench.meaningOf(words, { type, listensFor })

describe('Commands in French', () => {
  it.each([
    ['Suivant.', 'next'],
    ['question suivante', 'next'],
    ['retour', 'back'],
    ['répétez la question', 'repeat'],
    ['plus lentement s’il vous plaît', 'slower'],
    ['moins fort', 'quieter'],
    ['je passe', 'skip'],
    ['effacez', 'clear'],
    ["j'épelle", 'spell'],
    ['que puis-je dire ?', 'help'],
    ['aller à la question deux', 'go-to 1'],
    ['aller à votre nom', 'go-to 0'],
    ['vérifier', 'review'],
    ['pouvez-vous envoyer le formulaire', 'submit'],
    ['arrêtez', 'stop'],
    ['annuler', 'undo'],
    ['continuer', 'resume'],
  ])('"%s" is %s', (said, command) => expect(meaningOf(said)).toBe(command))

  it.each(['Lyon', 'suivant la météo nous viendrons', 'je passe mes vacances à Nice'])(
    '"%s" is the answer of a text',
    (said) => expect(meaningOf(said, 'text')).toBe('answer'),
  )
})

const read = (words: string, current: AnswerValue, type: FieldType = 'text') =>
  inFrench.read(words, { type, current, listensFor: 'conversation' })

describe('Corrections and letters in French', () => {
  it('are read', () => {
    expect(read("non, j'ai dit quarante", 14, 'number')).toEqual({ kind: 'correction', words: 'quarante' })
    expect(read('remplacez pierre par paul', 'Pierre')).toEqual({ kind: 'correction', words: 'Paul' })
  })

  it('spell an address', () => {
    expect(inFrench.read('a d a arobase mail point fr', { type: 'email', listensFor: 'spelling' })).toEqual({
      kind: 'answer',
      words: 'ada@mail.fr',
    })
  })
})
