import { describe, expect, it } from 'vitest'
import { loadedLanguage } from '../../../../rules/languages/loaded.ts'
import type { Asked, Note } from '../../../../rules/languages/shared/conversation.ts'

const english = loadedLanguage('en-US').conversation

const spanish = loadedLanguage('es-MX').conversation

const missed = (heard: string, mayOffer = false, isSpellable = false): Note => {
  return { kind: 'missed', heard, mayOffer, isSpellable }
}

describe('Before a question', () => {
  it.each<[Note, string, string]>([
    [{ kind: 'silence' }, 'I heard nothing.', 'No he oído nada.'],
    [{ kind: 'filled', answer: 'Ada' }, 'Ada.', 'Ada.'],
    [{ kind: 'filled', answer: 'Really?' }, 'Really?', 'Really?'],
    [{ kind: 'problem', problem: 'Too short!' }, 'Too short!', 'Too short!'],
    [{ kind: 'problem', problem: 'Too. Short' }, 'Too. Short.', 'Too. Short.'],
    [{ kind: 'missing', label: 'Age' }, 'Age. This one is still needed.', 'Age. Esta respuesta falta.'],
    [{ kind: 'trouble', failure: { kind: 'wind', message: 'No microphone' } }, 'No microphone', 'No microphone'],
    [
      { kind: 'trouble', failure: { kind: 'unavailable', message: 'Not here.', isKept: true } },
      'Speech recognition is not available just now. Please try again, or type your answer. What you said is kept.',
      'El reconocimiento de voz no está disponible ahora. Inténtelo de nuevo, o escriba su respuesta. He guardado lo que dijo.',
    ],
    [{ kind: 'cleared' }, 'Cleared.', 'Borrado.'],
    [{ kind: 'hidden' }, 'I stopped when you left this page.', 'Me detuve cuando usted salió de esta página.'],
    [{ kind: 'elsewhere' }, 'Another tab or window is listening now.', 'Ahora escucha otra pestaña u otra ventana.'],
    [
      { kind: 'refused', isSpellable: true },
      'Then say it again. Say "spell it" to spell it, or type it.',
      'Dígalo otra vez. Diga «deletrear» para deletrearlo, o escríbalo.',
    ],
    [{ kind: 'one-at-a-time' }, 'One answer at a time.', 'Una respuesta cada vez.'],
    [{ kind: 'unconfirmed' }, 'Before that, I need a yes or a no.', 'Antes necesito un sí o un no.'],
    [{ kind: 'other' }, 'Then perhaps this:', 'Entonces quizá esto:'],
    [{ kind: 'either', labels: ['A', 'B'] }, 'Then was it A, or B?', 'Entonces, ¿era A o B?'],
    [
      { kind: 'typing-left' },
      'Then please type it, or say "next" to come back to it later.',
      'Entonces escríbalo, o diga «siguiente» para volver más tarde.',
    ],
    [{ kind: 'refused', isSpellable: false }, 'Then say it again, or type it.', 'Dígalo otra vez, o escríbalo.'],
  ])('%j is said', (about, inEnglish, inSpanish) => {
    expect([english.note(about), spanish.note(about)]).toEqual([inEnglish, inSpanish])
  })

  it.each<[Note, string, string]>([
    [missed(''), 'I did not understand.', 'No lo he entendido.'],
    [missed('gibberish'), 'I heard "gibberish", and did not understand.', 'He oído «gibberish» y no lo he entendido.'],
    [missed('', false, true), 'I did not understand.', 'No lo he entendido.'],
    [missed('', true), 'I did not understand. You can type it too.', 'No lo he entendido. También puede escribirlo.'],
    [
      missed('', true, true),
      'I did not understand. Say "spell it" to spell it, or type it.',
      'No lo he entendido. Diga «deletrear» para deletrearlo, o escríbalo.',
    ],
  ])('%j is said, with another way once it has happened again', (about, inEnglish, inSpanish) => {
    expect([english.note(about), spanish.note(about)]).toEqual([inEnglish, inSpanish])
  })
})

const asked: Asked = {
  label: 'Favourite room',
  description: '',
  options: [],
  isSeveral: false,
  isRequired: true,
  isFile: false,
  answer: '',
  position: 2,
  total: 3,
  isShort: false,
}

const options = ['Garden', 'Library', 'Workshop']

describe('A question', () => {
  it.each<[string, Partial<Asked>, string, string]>([
    ['is its place and its label', {}, 'Question 2 of 3. Favourite room.', 'Pregunta 2 de 3. Favourite room.'],
    [
      'keeps the sign at the end of a label',
      { label: 'Which room?' },
      'Question 2 of 3. Which room?',
      'Pregunta 2 de 3. Which room?',
    ],
    [
      'comes with the owner’s help',
      { description: 'Only one' },
      'Question 2 of 3. Favourite room. Only one.',
      'Pregunta 2 de 3. Favourite room. Only one.',
    ],
    [
      'names its choices',
      { options },
      'Question 2 of 3. Favourite room. Choose: Garden, Library or Workshop.',
      'Pregunta 2 de 3. Favourite room. Elija: Garden, Library o Workshop.',
    ],
    [
      'names the choices of which several may be taken',
      { options: options.slice(1), isSeveral: true },
      'Question 2 of 3. Favourite room. Any of: Library or Workshop.',
      'Pregunta 2 de 3. Favourite room. Elija una o varias: Library o Workshop.',
    ],
    [
      'names an only choice',
      { options: ['Garden'] },
      'Question 2 of 3. Favourite room. Choose: Garden.',
      'Pregunta 2 de 3. Favourite room. Elija: Garden.',
    ],
    [
      'may be skipped when it is optional and empty',
      { isRequired: false },
      'Question 2 of 3. Favourite room. You may skip it.',
      'Pregunta 2 de 3. Favourite room. Puede saltarla.',
    ],
    [
      'names the answer that stands',
      { answer: 'Garden', isRequired: false },
      'Question 2 of 3. Favourite room. Your answer is Garden. Say "next", or say another.',
      'Pregunta 2 de 3. Favourite room. Su respuesta es Garden. Diga «siguiente», o diga otra.',
    ],
    [
      'is shorter after a slip',
      { description: 'Only one', answer: 'Garden', isShort: true },
      'Favourite room.',
      'Favourite room.',
    ],
    [
      'keeps its choices after a slip',
      { options, isShort: true },
      'Favourite room. Choose: Garden, Library or Workshop.',
      'Favourite room. Elija: Garden, Library o Workshop.',
    ],
    [
      'that takes a file says so',
      { isFile: true },
      'Favourite room. This one takes a file, which nobody can say. Say "next" to go on.',
      'Favourite room. Aquí va un archivo, que no se puede decir. Diga «siguiente».',
    ],
  ])('%s', (_, changes, inEnglish, inSpanish) => {
    const question = { ...asked, ...changes }
    expect([english.question(question), spanish.question(question)]).toEqual([inEnglish, inSpanish])
  })
})

describe('A conversation', () => {
  it('reads a value back, and asks whether it is right', () => {
    expect(english.isRight('Ada')).toBe('I heard Ada. Is that right?')
    expect(spanish.isRight('Ada')).toBe('He oído Ada. ¿Es correcto?')
  })

  it('asks for letters', () => {
    expect(english.spell('Your name')).toBe(
      'Your name. Spell it: "alpha" for a, "bravo" for b. Say "help" to hear them all.',
    )
    expect(spanish.spell('Su nombre')).toBe('Su nombre. Deletréelo, letra por letra.')
  })

  it('names at the end what is still needed, or how to send', () => {
    expect(english.finishing(['Age', 'Name'])).toBe('Still needed: Age and Name. Say "go to" and its name.')
    expect(spanish.finishing(['Age', 'Name'])).toBe('Falta: Age y Name. Diga «ir a» y su nombre.')
    expect(english.finishing([])).toMatch(/^All questions are done\..*"submit"/)
    expect(spanish.finishing([])).toMatch(/^No hay más preguntas\..*«enviar»/)
  })

  const answers = [
    { label: 'How many?!', answer: '12' },
    { label: 'Room: which', answer: 'Garden' },
  ]

  it('reads all answers in the review, and what is still needed', () => {
    expect(english.review(answers, ['Age', 'Name'])).toBe(
      'Your answers. How many: 12. Room: which: Garden. Still needed: Age and Name. ' +
        'Say "submit" to send them, or "change" and the name of a question.',
    )
    expect(spanish.review(answers, ['Age', 'Name'])).toBe(
      'Sus respuestas. How many: 12. Room: which: Garden. Falta: Age y Name. ' +
        'Diga «enviar», o «cambiar» y el nombre de una pregunta.',
    )
  })

  it('reads a label back without its own punctuation, however it is set', () => {
    expect(english.review([{ label: 'Nom :', answer: 'Ada' }], [])).toMatch(/^Your answers\. Nom: Ada\. Say /)
  })

  it('says in the review that there is no answer yet', () => {
    expect(english.review([], [])).toBe(
      'There are no answers yet. Say "submit" to send them, or "change" and the name of a question.',
    )
    expect(spanish.review([], [])).toBe(
      'Todavía no hay respuestas. Diga «enviar», o «cambiar» y el nombre de una pregunta.',
    )
  })

  it('thanks in the owner’s words, and says why something was not sent', () => {
    expect(english.sent('See you!')).toMatch(
      /^Form Submitted Successfully! See you! Thank you for [^.]+\. Your [^.]+\.$/,
    )
    expect(spanish.sent('¡Hasta luego!')).toBe('El formulario se ha enviado. ¡Hasta luego!')
    expect(english.failed('No network')).toBe('Submission Failed. No network. Say "try again", or "stop".')
    expect(spanish.failed('No network')).toBe(
      'No se ha podido enviar. No network. Diga «intentar de nuevo», o «parar».',
    )
  })

  it('offers spelling only where letters make an answer', () => {
    expect(english.hint('question', true)).toContain('spell it')
    expect(english.hint('question', false)).not.toContain('spell')
    expect(spanish.hint('question', true)).toContain('deletrear')
    expect(spanish.hint('question', false)).not.toContain('deletrear')
  })

  it('names its buttons as they stand there', () => {
    for (const words of [english, spanish])
      for (const text of [words.paused, words.typing]) expect(text).toContain(words.panel.goOn)
  })

  it('says what can be said in sentences of their own', () => {
    for (const { help } of [english, spanish]) expect(help('question')).toMatch(/^[^.]+\.( [^.]+\.)+$/)
    expect(english.help('spelling')).toMatch(/alpha, bravo.*x ray, yankee, zulu\./)
    expect(english.hint('spelling', true)).toMatch(/alpha, bravo.*zulu/)
    expect(spanish.help('spelling')).toContain('«arroba»')
    for (const words of [english, spanish]) expect(words.help('sending')).toBe(words.hint('sending', true))
  })
})

const STATES = ['reading', 'interruptible', 'listening', 'resting', 'typing', 'paused', 'sending', 'working']

describe.each([
  ['en-US', 'I heard: “Ada”'],
  ['es-ES', 'He oído: «Ada»'],
])('The panel of a conversation in %s', (locale, heard) => {
  const { hint, panel } = loadedLanguage(locale).conversation

  it('shows what was heard', () => expect(panel.heard('Ada')).toBe(heard))

  it('has words for each state and button', () => {
    const { heard: _, states, ...buttons } = panel
    const words = [...Object.values(states), ...Object.values(buttons)]
    expect(words).toHaveLength(new Set(words).size)
    expect(words.every((word) => word.trim() !== '')).toBe(true)
    expect(Object.keys(states)).toEqual(STATES)
  })

  it('offers spelling with a question only where there are letters to spell', () => {
    expect(hint('question', true)).not.toBe(hint('question', false))
    expect(hint('finishing', true)).toBe(hint('finishing', false))
    expect(hint('finishing', true)).not.toBe(hint('question', true))
  })
})
