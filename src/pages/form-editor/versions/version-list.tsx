import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readFormVersionsOptions } from '../../../../contract/@tanstack/react-query.gen.ts'
import { readFormVersion } from '../../../../contract/sdk.gen.ts'
import { LIST_LIMIT_MAX } from '../../../../rules/limits.ts'
import { VERSIONS_PAGE } from '../../../../rules/drafts/limits.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { LoadFailed } from '../../common/load-failed.tsx'
import { toFailure } from '../../../transport/api-failure.ts'
import { draftTexts as texts } from '../draft/texts.ts'
import type { Editor } from '../use-editor.ts'

interface VersionListProps {
  editor: Editor
  formId: string
  latest: number
  onRestored: () => void
}

/** The newest first. To restore a version is an edit like any other: it can be undone, and is published by Save. */
export function VersionList({ editor, formId, latest, onRestored }: VersionListProps) {
  const [limit, setLimit] = useState(VERSIONS_PAGE)
  const versions = useQuery({
    ...readFormVersionsOptions({ path: { id: formId }, query: { limit } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const restoring = useMutation({
    mutationFn: async (version: number) => (await readFormVersion({ path: { id: formId, version } })).data,
    onSuccess: ({ title, description, structure }) => {
      editor.edit((form) => ({ ...form, title, description, structure }))
      onRestored()
    },
  })
  if (versions.isPending) return <Skeleton height="lg" />
  if (versions.isError) return <LoadFailed failure={toFailure(versions.error)} onRetry={versions.refetch} />
  const { data, count } = versions.data
  return (
    <Stack gap={3} role="list" aria-label={texts.versionsTitle}>
      {data.map(({ version, title, field_count, created_at }) => (
        <Row key={version} role="listitem" justify="between" wrap>
          <Stack gap={1}>
            <Row gap={2}>
              <Text weight="medium">{texts.version(version)}</Text>
              {version === latest ? <Badge tone="success">{texts.latest}</Badge> : null}
            </Row>
            <Text tone="muted" size="sm">
              {texts.versionFacts(title, field_count, created_at)}
            </Text>
          </Stack>
          {version === latest ? null : (
            <Button
              variant="outline"
              size="sm"
              disabled={restoring.isPending}
              aria-label={texts.restoreVersion(version)}
              onClick={() => restoring.mutate(version)}
            >
              {texts.restore}
            </Button>
          )}
        </Row>
      ))}
      {data.length < Math.min(count, LIST_LIMIT_MAX) ? (
        <Button variant="ghost" onClick={() => setLimit(Math.min(limit + VERSIONS_PAGE, LIST_LIMIT_MAX))}>
          {texts.moreVersions}
        </Button>
      ) : null}
    </Stack>
  )
}
