import { type ChangeEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldsOf } from '../../../../rules/fields.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Hidden, Text } from '../../../ui/layout/typography.tsx'
import { focusTitle } from '../../form-editor/field-place.ts'
import type { Editor } from '../../form-editor/use-editor.ts'
import { type Started, startFromFile, startFromTemplate } from './starts.ts'
import { startTexts as texts, TEMPLATE_NAMES } from './texts.ts'
import { useCopy } from './use-copy.ts'

/** What a new form may begin with, as long as nothing is written; afterwards what of it could not be carried over. */
export function StartPanel({ editor }: { editor: Editor }) {
  const { draft, edit } = editor
  const [started, setStarted] = useState<Started>({})
  const begin = async (start: Promise<Started>) => {
    const found = await start
    const { draft: made } = found
    flushSync(() => {
      if (made) edit((form) => ({ ...form, ...made }))
      setStarted(found)
    })
    // What the form was started from has gone, and with it the button that had the focus.
    if (made) focusTitle()
  }
  const copy = useCopy(begin)
  const isBlank = draft.title === '' && fieldsOf(draft).length === 0
  return (
    <>
      <Outcome started={started} />
      {copy.isLoading ? (
        <Text role="status" tone="muted">
          {texts.copying}
        </Text>
      ) : isBlank ? (
        <Starts onStart={begin} />
      ) : null}
    </>
  )
}

/** One fault in each of three hundred fields would fill the screens before the form. */
const LINES_MAX = 20

function Outcome({ started: { problems = [], left = [] } }: { started: Started }) {
  const [tone, title, lines] =
    problems.length > 0 ? (['danger', texts.refused, problems] as const) : (['warning', texts.left, left] as const)
  if (lines.length === 0) return null
  return (
    <Alert tone={tone} title={title} role="alert">
      <ul>
        {lines.slice(0, LINES_MAX).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > LINES_MAX ? <li>{texts.more(lines.length - LINES_MAX)}</li> : null}
      </ul>
    </Alert>
  )
}

function Starts({ onStart }: { onStart: (start: Promise<Started>) => void }) {
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file may be chosen again when it has been mended.
    if (file) onStart(startFromFile(file).finally(() => (target.value = '')))
  }
  return (
    <Card aria-labelledby={`${id}-heading`}>
      <Stack gap={3}>
        <Heading as="h2" size="sm" id={`${id}-heading`}>
          {texts.heading}
        </Heading>
        <Row gap={2} wrap role="group" aria-label={texts.templates}>
          {Object.entries(TEMPLATE_NAMES).map(([name, label]) => (
            <Button key={name} variant="outline" size="sm" onClick={() => onStart(startFromTemplate(name))}>
              {label}
            </Button>
          ))}
        </Row>
        <Row gap={2} wrap>
          <Button variant="outline" size="sm" onClick={() => document.getElementById(id)?.click()}>
            <Icon name="plus" size={18} />
            {texts.file}
          </Button>
          <Text size="sm" tone="muted">
            {texts.fileHint}
          </Text>
          <Hidden>
            <input
              id={id}
              type="file"
              accept=".json,application/json"
              tabIndex={-1}
              aria-label={texts.file}
              onChange={choose}
            />
          </Hidden>
        </Row>
      </Stack>
    </Card>
  )
}
