import { toFailure } from '../../../transport/api-failure.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { LoadFailed } from '../../common/load-failed.tsx'
import { responsesTexts as texts } from '../texts.ts'

/** In place of a response that is gone, or that could not be loaded. */
export function ResponseFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = toFailure(error)
  const isGone = failure.status === 404 || failure.status === 422
  if (!isGone) return <LoadFailed failure={failure} onRetry={onRetry} />
  return <Empty icon="warning" role="alert" title={texts.goneTitle} hint={texts.goneHint} />
}
