import { useEffect, useEffectEvent, useState } from 'react'
import { SEARCH_MAX } from '../../../rules/limits.ts'
import { Input } from '../../ui/inputs/input.tsx'

/** A word is soon typed; each letter would be a request. */
const PAUSE_MS = 300

interface SearchBoxProps {
  label: string
  q: string
  onSearch: (q: string) => void
  className?: string
}

/** Searches while it is typed. */
export function SearchBox({ label, q, onSearch, className }: SearchBoxProps) {
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  if (q !== known) {
    setKnown(q)
    if (q !== text.trim()) setText(q)
  }
  const search = useEffectEvent((typed: string) => {
    if (typed !== q) onSearch(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <search className={className}>
      <Input
        type="search"
        size="sm"
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  )
}
