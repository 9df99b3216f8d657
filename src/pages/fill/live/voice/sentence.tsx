import type { ReactNode } from 'react'
import { DEFAULT_LANGUAGE } from '../../../../../rules/limits.ts'
import type { Sentence } from '../../session/sentence.ts'

/** A screen reader says each sentence in its own language. @param more of the page, to follow it */
export function sentenceNode(sentence: Sentence | undefined, more?: string): ReactNode {
  if (!sentence || sentence.language === DEFAULT_LANGUAGE)
    return [sentence?.text, more].filter(Boolean).join(' ') || undefined
  return (
    <>
      <span lang={sentence.language}>{sentence.text}</span>
      {more && ` ${more}`}
    </>
  )
}
