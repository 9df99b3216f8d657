import { describe, expect, it } from 'vitest'
import { loadedLanguage } from '../../../../rules/languages/loaded.ts'
import type { Asked } from '../../../../rules/languages/shared/conversation.ts'

const french = loadedLanguage('fr-BE').conversation

const asked: Asked = {
  label: 'Votre chambre ?',
  description: '',
  options: ['Mer', 'Jardin', 'Cour'],
  isSeveral: false,
  isRequired: true,
  isFile: false,
  answer: '',
  position: 2,
  total: 3,
  isShort: false,
}

describe('A conversation in French', () => {
  it('asks, and addresses the person formally', () => {
    expect(french.question(asked)).toBe('Question 2 sur 3. Votre chambre ? Choisissez : Mer, Jardin ou Cour.')
    expect(french.question({ ...asked, isRequired: false, options: [] })).toBe(
      'Question 2 sur 3. Votre chambre ? Vous pouvez passer cette question.',
    )
    expect(french.isRight('72')).toBe('J’ai entendu : 72. Est-ce exact ?')
  })

  it('reads the answers back before they are sent', () => {
    expect(french.review([{ label: 'Votre chambre ?', answer: 'Mer' }], ['Nom', 'Âge'])).toBe(
      'Vos réponses. Votre chambre : Mer. Il manque : Nom et Âge. Dites « envoyer », ou « modifier » et le nom d’une question.',
    )
  })

  it.each([
    [{ kind: 'silence' }, 'Je n’ai rien entendu.'],
    [{ kind: 'missing', label: 'Âge' }, 'Âge. Il manque cette réponse.'],
    [
      { kind: 'missed', heard: 'blabla', mayOffer: true, isSpellable: true },
      'J’ai entendu « blabla » et je n’ai pas compris. Dites « épeler » pour épeler votre réponse, ou écrivez-la.',
    ],
    [{ kind: 'refused', isSpellable: false }, 'Redites votre réponse, ou écrivez-la.'],
  ] as const)('%j is said', (about, said) => expect(french.note(about)).toBe(said))

  it('names the signs of addresses as its commands know them', () => {
    const { signs } = loadedLanguage('fr').commands.letters
    for (const [sign, name] of Object.entries(french.signs)) expect(signs.get(name)).toBe(sign.replace(' ', '␣'))
  })
})
