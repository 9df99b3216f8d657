import type { CorrectionCount, FieldFigures, VoiceAdvice, VoiceFigures } from '../../../../contract/types.gen.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { chartClass } from '../classes.ts'
import { countAndShare, plain } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'
import { FigureList } from './facts.tsx'

interface VoiceProps {
  label: string
  figures: FieldFigures
  advice: VoiceAdvice[]
}

/** How the answers were given, how well the question was heard, and what could be done about it. */
export function Voice({ label, figures: { spoken, typed, confidence, voice }, advice }: VoiceProps) {
  const parts = [texts.ofAnswers(spoken, typed), ...(confidence === null ? [] : [texts.sure(confidence)])]
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {parts.join(' · ')}
      </Text>
      {voice.troubled > 0 ? <FigureList facts={factsOf(voice)} /> : null}
      {advice.map(({ kind, message }) => (
        <Alert key={kind} tone="warning">
          <span dir="auto">{message}</span>
        </Alert>
      ))}
      {voice.corrections.length > 0 ? <Corrections label={label} corrections={voice.corrections} /> : null}
    </Stack>
  )
}

const factsOf = ({ tried, troubled, asked_again, refused, typed_after }: VoiceFigures) => [
  { name: texts.atOnce, value: countAndShare(tried - troubled, tried) },
  { name: texts.askedAgain, value: countAndShare(asked_again, tried) },
  { name: texts.refused, value: countAndShare(refused, tried) },
  { name: texts.typedAfter, value: countAndShare(typed_after, tried) },
]

/** What was most often corrected to what. */
function Corrections({ label, corrections }: { label: string; corrections: CorrectionCount[] }) {
  return (
    <Stack gap={1}>
      <Heading as="h3" size="sm">
        {texts.corrections}
      </Heading>
      <table className={chartClass('bars')} aria-label={texts.correctionsOf(label)}>
        <thead>
          <tr>
            <th scope="col">{texts.heard}</th>
            <th scope="col" className={chartClass('words')}>
              {texts.meant}
            </th>
            <th scope="col">{texts.answers}</th>
          </tr>
        </thead>
        <tbody>
          {corrections.map(({ heard, meant, count }) => (
            <tr key={`${heard} ${meant}`}>
              <th scope="row" className={chartClass('words')} dir="auto">
                {heard}
              </th>
              <td className={chartClass('words')} dir="auto">
                {meant}
              </td>
              <td className={chartClass('number')}>{plain(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}
