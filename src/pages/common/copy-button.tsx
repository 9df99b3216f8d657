import { useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

interface CopyButtonProps {
  text: string
  texts: { copy: string; copied: string; copyFailed: string }
  variant?: 'solid' | 'outline'
}

/** The clipboard is there only on https and localhost, and may be refused. */
export function CopyButton({ text, texts, variant = 'outline' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copy' | 'copied' | 'copyFailed'>('copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  return (
    <Button variant={variant} onClick={copy}>
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{texts[outcome]}</span>
    </Button>
  )
}
