import { useEffect, useState } from 'react'
import type { FileAnswer } from '../../contract/types.gen.ts'
import { validateAnswer } from '../../rules/answers.ts'
import { acceptedInWords, acceptedTypesOf, acceptOf } from '../../rules/answers/file-types/file-types.ts'
import { loadTypeJudge } from '../../rules/answers/file-types/load.ts'
import { isFileAnswer } from '../../rules/answers/files.ts'
import { inKilobytes } from '../../rules/numbers.ts'
import { Button } from '../ui/inputs/button.tsx'
import { FileInput } from '../ui/inputs/file-input.tsx'
import { Row, Stack } from '../ui/layout/stack.tsx'
import { Text } from '../ui/layout/typography.tsx'
import { described, type ControlProps } from './control.ts'
import { prepareFile } from './prepare-file.ts'

const texts = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  preparing: 'Preparing the picture...',
  accepted: (types: string) => `Only ${types}`,
}

/** What a file gives on its way to an answer; `isProblem` where it gives none. */
interface Progress {
  text: string
  isProblem: boolean
}

/** Gives the file as an answer, or says why there is none. */
async function attach(file: File, { field, onChange }: ControlProps, show: (progress?: Progress) => void) {
  const types = acceptedTypesOf(field)
  const onPreparing = () => show({ text: texts.preparing, isProblem: false })
  // Without what judges types, as where the network is gone, the server alone judges.
  const loaded = types && loadTypeJudge().catch(() => undefined)
  const [outcome] = await Promise.all([prepareFile(file, types, onPreparing), loaded])
  if ('problem' in outcome) {
    onChange(null)
    show({ text: outcome.problem, isProblem: true })
  } else {
    onChange(outcome.answer, true)
    show()
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

/** A file that is too large or of another type is named, and the chooser stays for another. */
function Chooser(props: ControlProps & { refused: FileAnswer | undefined }) {
  const { id, disabled, refused } = props
  const types = acceptedTypesOf(props.field)
  const typesId = `${id}-types`
  const describedBy = [props.describedBy, types && typesId].filter(Boolean).join(' ')
  const [progress, setProgress] = useState<Progress>()
  useKeptFocus(id)
  return (
    <Stack gap={1}>
      <FileInput
        id={id}
        hint={texts.drop}
        {...described({ ...props, describedBy })}
        accept={types && acceptOf(types)}
        disabled={disabled}
        onChange={({ target: { files } }) => void (files?.[0] && attach(files[0], props, setProgress))}
      >
        {texts.choose}
      </FileInput>
      {types ? (
        <Text id={typesId} tone="muted" size="sm">
          {texts.accepted(acceptedInWords(types))}
        </Text>
      ) : null}
      {refused ? (
        <Text>
          {refused.name} ({inKilobytes(refused.size)})
        </Text>
      ) : null}
      <Text role={progress?.isProblem ? 'alert' : 'status'}>{progress?.text}</Text>
    </Stack>
  )
}

export function FilePicker(props: ControlProps) {
  const file = isFileAnswer(props.value) ? props.value : undefined
  const isAttached = file !== undefined && validateAnswer(props.field, file) === undefined
  return isAttached ? <Attached {...props} file={file} /> : <Chooser {...props} refused={file} />
}
