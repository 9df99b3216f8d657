import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { readFormVersionsQueryKey } from '../../../../contract/@tanstack/react-query.gen.ts'
import { readFormVersion, readFormVersions } from '../../../../contract/sdk.gen.ts'
import type { FormVersions } from '../../../../contract/types.gen.ts'
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
  onRestored: () => void
}

/** The newest first. To restore a version is an edit like any other: it can be undone, and is published by Save. */
export function VersionList({ editor, formId, onRestored }: VersionListProps) {
  const versions = useVersions(formId)
  const restoring = useMutation({
    mutationFn: async (version: number) => (await readFormVersion({ path: { id: formId, version } })).data,
    onSuccess: ({ title, description, structure }, version) => {
      editor.edit((form) => ({ ...form, title, description, structure }))
      onRestored()
      editor.say(texts.restored(version))
    },
  })
  if (versions.isPending) return <Skeleton height="lg" />
  if (versions.isError) return <LoadFailed failure={toFailure(versions.error)} onRetry={versions.refetch} />
  const loaded = distinct(versions.data.pages.flatMap(({ data }) => data))
  const latest = loaded[0]?.version
  return (
    <Stack gap={3} role="list" aria-label={texts.versionsTitle}>
      {loaded.map(({ version, title, field_count, created_at }) => (
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
      {versions.hasNextPage ? (
        <Button
          variant="ghost"
          aria-disabled={versions.isFetchingNextPage}
          onClick={() => versions.isFetchingNextPage || versions.fetchNextPage()}
        >
          {texts.moreVersions}
        </Button>
      ) : null}
    </Stack>
  )
}

const loadedIn = (pages: FormVersions[]) => pages.reduce((sum, { data }) => sum + data.length, 0)

const useVersions = (formId: string) =>
  useInfiniteQuery({
    queryKey: [...readFormVersionsQueryKey({ path: { id: formId } }), 'pages'],
    initialPageParam: 0,
    queryFn: async ({ pageParam: skip, signal }) =>
      (await readFormVersions({ path: { id: formId }, query: { skip, limit: VERSIONS_PAGE }, signal })).data,
    getNextPageParam: ({ count, data }, pages) =>
      data.length > 0 && loadedIn(pages) < count ? loadedIn(pages) : undefined,
    staleTime: 0,
  })

/** A version that was published meanwhile shifts the pages: its neighbour would come twice. */
const distinct = (versions: FormVersions['data']) => [...new Map(versions.map((each) => [each.version, each])).values()]
