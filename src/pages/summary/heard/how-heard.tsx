import { Link } from 'react-router-dom'
import type { FieldSummary, VoiceFigures } from '../../../../contract/types.gen.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Heading, linkClass, Text } from '../../../ui/layout/typography.tsx'
import { type FigureRow, FigureTable } from '../charts/figure-table.tsx'
import { summaryTexts as texts } from '../texts.ts'
import { placeOfField } from './place-of-field.ts'

interface HowHeardProps {
  formId: string
  fields: FieldSummary[]
  /** Whether the form stores what was misheard. */
  keepsCorrections: boolean
}

/** All questions that somebody answered aloud, beside each other. */
export function HowHeard({ formId, fields, keepsCorrections }: HowHeardProps) {
  const heard = fields.filter(({ figures }) => figures.voice.tried > 0)
  if (heard.length === 0) return null
  return (
    <Card aria-labelledby="how-heard">
      <Heading as="h2" id="how-heard">
        {texts.howHeard}
      </Heading>
      <Text size="sm" tone="muted">
        {texts.howHeardHint}
      </Text>
      <FigureTable
        name={texts.howHeard}
        heads={[texts.question, texts.atOnce, texts.byVoice]}
        rows={heard.map((field) => rowOf(field))}
      />
      {keepsCorrections ? null : (
        <Text size="sm" tone="muted">
          {texts.notStored}{' '}
          <Link className={linkClass()} to={`/forms/${formId}/edit`}>
            {texts.toForm}
          </Link>
        </Text>
      )}
    </Card>
  )
}

const rowOf = ({ field_id, label, figures, compared, advice }: FieldSummary): FigureRow => ({
  key: field_id,
  label,
  note: advice.length > 0 ? <Misheard fieldId={field_id} label={label} /> : undefined,
  figures: heardOf(figures.voice),
  compared: compared && heardOf(compared.voice),
})

const heardOf = ({ tried, troubled }: VoiceFigures) => [
  { count: tried - troubled, whole: tried },
  { count: tried, whole: null },
]

/** Leads to the advice, which stands with the answers to the question. */
function Misheard({ fieldId, label }: { fieldId: string; label: string }) {
  return (
    <a className={linkClass()} href={`#${placeOfField(fieldId)}`} aria-label={texts.adviceOn(label)}>
      <Badge tone="warning">{texts.oftenMisheard}</Badge>
    </a>
  )
}
