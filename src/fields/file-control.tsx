import type { AnswerValue, FileAnswer } from '../../contract/types.gen.ts'
import { inKilobytes, isFileAnswer } from '../../rules/answers/files.ts'
import { Button } from '../ui/inputs/button.tsx'
import { Input } from '../ui/inputs/input.tsx'
import { Row } from '../ui/layout/stack.tsx'
import { Text } from '../ui/layout/typography.tsx'
import { described, type ControlProps } from './control.ts'
import { readFile } from './read-file.ts'

/** A file that cannot be read any more (a stick that was pulled) leaves the answer empty. */
async function attach(file: File | undefined, onChange: (value: AnswerValue) => void) {
  onChange(file ? await readFile(file).catch(() => null) : null)
}

function Attached({ file, id, disabled, labelledBy, onChange }: ControlProps & { file: FileAnswer }) {
  return (
    <Row justify="between">
      <Text>
        {file.name} ({inKilobytes(file.size)})
      </Text>
      <Button
        id={id}
        variant="outline"
        size="sm"
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

export function FileControl(props: ControlProps) {
  if (isFileAnswer(props.value)) return <Attached {...props} file={props.value} />
  return (
    <Input
      id={props.id}
      type="file"
      size="lg"
      {...described(props)}
      disabled={props.disabled}
      onChange={(event) => void attach(event.target.files?.[0], props.onChange)}
    />
  )
}
