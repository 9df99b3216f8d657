import { useEffect, useState } from 'react'
import type { FileAnswer } from '../../contract/types.gen.ts'
import { fileProblem, inKilobytes, isFileAnswer } from '../../rules/answers/files.ts'
import { Button } from '../ui/inputs/button.tsx'
import { Input } from '../ui/inputs/input.tsx'
import { Row } from '../ui/layout/stack.tsx'
import { Text } from '../ui/layout/typography.tsx'
import { described, type ControlProps } from './control.ts'

const SHRINKING = 'Making the picture smaller...'
const UNREADABLE = 'The file could not be read. Please choose it again.'

type Progress = typeof SHRINKING | typeof UNREADABLE | undefined

/** Gives the file as an answer, or says why there is none: one on a stick that was pulled cannot be read any more. */
async function attach(file: File, onChange: ControlProps['onChange'], show: (progress: Progress) => void) {
  try {
    const { fileAnswer } = await import('./prepare-file.ts')
    onChange(await fileAnswer(file, () => show(SHRINKING)), true)
    show(undefined)
  } catch {
    onChange(null)
    show(UNREADABLE)
  }
}

/** The chooser and what it gave take turns; a keyboard that was at one goes on at the other. */
function useKeptFocus(id: string) {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true })
  }, [id])
}

function Attached({ file, id, disabled, labelledBy, onChange }: ControlProps & { file: FileAnswer }) {
  useKeptFocus(id)
  return (
    <Row justify="between">
      <Text>
        {file.name} ({inKilobytes(file.size)})
      </Text>
      <Button
        id={id}
        variant="outline"
        aria-label={`Remove ${file.name}`}
        aria-describedby={labelledBy}
        disabled={disabled}
        onClick={() => onChange(null)}
      >
        Remove
      </Button>
    </Row>
  )
}

/** A file that is too large is named, and the chooser stays for another. */
function Chooser(props: ControlProps & { refused: FileAnswer | undefined }) {
  const { id, disabled, refused, onChange } = props
  const [progress, setProgress] = useState<Progress>()
  useKeptFocus(id)
  return (
    <>
      <Input
        id={id}
        type="file"
        size="lg"
        {...described(props)}
        disabled={disabled}
        onChange={({ target: { files } }) => void (files?.[0] && attach(files[0], onChange, setProgress))}
      />
      {refused ? (
        <Text>
          {refused.name} ({inKilobytes(refused.size)})
        </Text>
      ) : null}
      <Text role={progress === UNREADABLE ? 'alert' : 'status'}>{progress}</Text>
    </>
  )
}

export function FileControl(props: ControlProps) {
  const file = isFileAnswer(props.value) ? props.value : undefined
  const isAttached = file !== undefined && fileProblem(file) === undefined
  return isAttached ? <Attached {...props} file={file} /> : <Chooser {...props} refused={file} />
}
