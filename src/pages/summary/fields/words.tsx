import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { BarTable } from '../charts/bar-table.tsx'
import { summaryTexts as texts } from '../texts.ts'
import { Latest } from './latest.tsx'
import { type FigureProps, ofKind } from './of-kind.ts'

export function Words({ label, compared, statistics }: FigureProps<'text'>) {
  const before = ofKind(compared, 'text')
  const counts = new Map(before?.words.map(({ word, count }) => [word, count]))
  const rows = statistics.words.map(({ word, count }) => ({
    key: word,
    label: word,
    count,
    compared: before ? (counts.get(word) ?? 0) : null,
  }))
  return (
    <>
      {rows.length === 0 ? null : (
        <Stack gap={1}>
          <Heading as="h3" size="sm">
            {texts.words}
          </Heading>
          <Text size="sm" tone="muted">
            {texts.wordsHint(statistics.words_of)}
          </Text>
          <BarTable
            name={texts.wordsOf(label)}
            head={texts.word}
            rows={rows}
            whole={statistics.words_of}
            comparedWhole={before?.words_of ?? 0}
            shownFirst={8}
          />
        </Stack>
      )}
      <Latest title={texts.latest} latest={statistics.latest} />
    </>
  )
}
