import type { ReactNode } from 'react'
import type { SummaryFigures } from '../../../../contract/types.gen.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Heading } from '../../../ui/layout/typography.tsx'
import { durationText } from '../../responses/values.ts'
import { summaryClass } from '../classes.ts'
import { countDifference, shareDifference, valueDifference } from '../differences.ts'
import { percentText, plain, shareOf } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'
import { OverTime } from './over-time.tsx'

interface OverviewProps {
  figures: SummaryFigures
  compared: SummaryFigures | null
}

/** The responses as a whole, before each field on its own. */
export function Overview({ figures, compared }: OverviewProps) {
  return (
    <>
      <dl className={summaryClass('tiles')}>
        <Tile name={texts.count} value={plain(figures.count)}>
          {compared ? countDifference(figures.count, compared.count) : null}
        </Tile>
        <ProgressTiles figures={figures} compared={compared} />
        <Tile name={texts.spokenShare} value={percentText(spokenShare(figures))}>
          {compared && answersOf(compared) > 0
            ? shareDifference(spokenShare(figures), spokenShare(compared))
            : texts.ofAnswers(figures.spoken, figures.typed)}
        </Tile>
        <MedianTime figures={figures} compared={compared} />
      </dl>
      <Card aria-labelledby="over-time">
        <Heading as="h2" id="over-time">
          {texts.overTime}
        </Heading>
        <OverTime figures={figures} compared={compared} />
      </Card>
    </>
  )
}

/** Those who came before the form was finished: counted by sessions, so that other figures may differ. */
export function ProgressTiles({ figures: { progress }, compared }: OverviewProps) {
  const { opened, started, finished } = progress
  const before = compared?.progress
  return (
    <>
      <Tile name={texts.opened} value={plain(opened)}>
        {before ? countDifference(opened, before.opened) : texts.openedHint}
      </Tile>
      <Tile name={texts.started} value={plain(started)}>
        {before ? countDifference(started, before.started) : texts.ofOpened(started, opened)}
      </Tile>
      <Tile name={texts.finished} value={plain(finished)}>
        {before ? countDifference(finished, before.finished) : texts.ofStarted(finished, started)}
      </Tile>
    </>
  )
}

function MedianTime({ figures: { median_seconds: now }, compared }: OverviewProps) {
  if (now === null) return null
  const before = compared?.median_seconds ?? null
  return (
    <Tile name={texts.medianTime} value={durationText(now)}>
      {before === null ? texts.medianHint : valueDifference(Math.round(now), Math.round(before), durationText)}
    </Tile>
  )
}

function Tile({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className={summaryClass('tile')}>
      <dt>{name}</dt>
      <dd className={summaryClass('figure')}>{value}</dd>
      {children === null ? null : <dd>{children}</dd>}
    </div>
  )
}

const answersOf = ({ spoken, typed }: SummaryFigures): number => spoken + typed
const spokenShare = (figures: SummaryFigures): number => shareOf(figures.spoken, answersOf(figures))
