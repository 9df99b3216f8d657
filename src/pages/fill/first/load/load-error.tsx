import type { Failure } from '../../../../../rules/failures.ts'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { warning } from '../../../../ui/icons/icon-paths.ts'
import { Row } from '../../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../../ui/layout/typography.tsx'
import { fillClass } from '../../classes.ts'
import { LOAD_ERROR_TITLE, NOT_FOUND_TITLE, UNEXPECTED, UNEXPECTED_TITLE } from '../../texts.ts'

interface LoadErrorProps {
  /** Absent when there is neither a form nor a reason. */
  failure?: Failure | undefined
}

/** An address that was opened in a new tab has nothing to go back to. */
const goBack = () => (history.length > 1 ? history.back() : location.assign('/'))

function titleOf(failure: Failure | undefined): string {
  if (!failure) return UNEXPECTED_TITLE
  return failure.title ?? (failure.type === 'not-found' ? NOT_FOUND_TITLE : LOAD_ERROR_TITLE)
}

export function LoadError({ failure }: LoadErrorProps) {
  return (
    <main className={fillClass('center')}>
      <Outline of={warning} size={40} />
      <div role="alert">
        <Heading as="h1" size="lg">
          {titleOf(failure)}
        </Heading>
        <Text>{failure?.message ?? UNEXPECTED}</Text>
      </div>
      <Row wrap justify="center">
        <Button variant="outline" onClick={goBack}>
          Go Back
        </Button>
        {failure?.type === 'not-found' ? null : <Button onClick={() => location.reload()}>Try Again</Button>}
      </Row>
    </main>
  )
}
