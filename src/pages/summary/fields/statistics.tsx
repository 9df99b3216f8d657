import type { FieldFigures, Scale } from '../../../../contract/types.gen.ts'
import { summaryTexts as texts } from '../texts.ts'
import { Choices } from './choices.tsx'
import { Dates } from './dates.tsx'
import { Latest } from './latest.tsx'
import { Numbers } from './numbers.tsx'
import { Ratings } from './ratings.tsx'
import { Words } from './words.tsx'

interface StatisticsProps {
  label: string
  figures: FieldFigures
  compared: FieldFigures | null
  /** Of a rating. */
  scale: Scale | undefined
}

/** The picture that fits the type of the field. */
export function Statistics(props: StatisticsProps) {
  const { statistics } = props.figures
  switch (statistics.kind) {
    case 'choice':
      return <Choices {...props} statistics={statistics} />
    case 'number':
      return props.scale ? (
        <Ratings {...props} scale={props.scale} statistics={statistics} />
      ) : (
        <Numbers {...props} statistics={statistics} />
      )
    case 'date':
      return <Dates {...props} statistics={statistics} />
    case 'text':
      return <Words {...props} statistics={statistics} />
    case 'file':
      return <Latest title={texts.latestFiles} latest={statistics.latest} />
  }
}
