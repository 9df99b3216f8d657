import { describe, expect, it } from 'vitest'
import { conversationWords } from '../../rules/conversation/index.ts'

describe.each([
  ['en-US', 'I heard: “Ada”'],
  ['es-ES', 'He oído: «Ada»'],
])('The panel of a conversation in %s', (locale, heard) => {
  const { hint, panel } = conversationWords(locale)

  it('shows what was heard', () => expect(panel.heard('Ada')).toBe(heard))

  it('has words for each state and button', () => {
    const { heard: _, states, ...buttons } = panel
    const words = [...Object.values(states), ...Object.values(buttons)]
    expect(words).toHaveLength(new Set(words).size)
    expect(words.every((word) => word.trim() !== '')).toBe(true)
    expect(Object.keys(states)).toEqual(['reading', 'listening', 'typing', 'paused', 'sending', 'working'])
  })

  it('offers spelling with a question only where there are letters to spell', () => {
    expect(hint('question', true)).not.toBe(hint('question', false))
    expect(hint('finishing', true)).toBe(hint('finishing', false))
    expect(hint('finishing', true)).not.toBe(hint('question', true))
  })
})
