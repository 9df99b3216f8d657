import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { receiveTransfer } from '../../transport.ts'
import { Line } from './line.tsx'
import { ENTER, GO_ON, REPLACED } from './dialog-texts.ts'
import type { FAILURES } from './texts.ts'

interface EnterCodeProps {
  formId: string
  problem: string | undefined
  failures: typeof FAILURES
  /** Answers are here, which those of the other device replace. */
  hasAnswers: boolean
}

/** The code of another device; what it brings is offered by the page, as if it had been left here. */
export function EnterCode({ formId, problem: first, failures, hasAnswers }: EnterCodeProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const outcome = await receiveTransfer(formId, text)
    if (outcome === 'received') return location.reload()
    setProblem(failures[outcome])
    setBusy(false)
  }
  return (
    <form onSubmit={enter} noValidate>
      <Stack gap={3}>
        <Line
          label={ENTER}
          value={text}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          help={hasAnswers ? REPLACED : undefined}
          error={problem}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outline" disabled={isBusy || text.trim() === ''}>
          {GO_ON}
        </Button>
      </Stack>
    </form>
  )
}
