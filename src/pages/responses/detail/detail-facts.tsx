import type { ResponseDetail } from '../../../../contract/types.gen.ts'
import { detailClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'
import { durationText, languageText } from '../values.ts'

/** About the response as a whole; what the device did not send is left out. */
export function DetailFacts({ response: { metadata, version } }: { response: ResponseDetail }) {
  const { totalDuration, deviceInfo } = metadata
  const language = metadata.language ?? deviceInfo?.language
  const timezone = metadata.timezone ?? deviceInfo?.timezone
  return (
    <dl className={detailClass('facts')}>
      {typeof totalDuration === 'number' ? <Fact name={texts.duration}>{durationText(totalDuration)}</Fact> : null}
      {language ? <Fact name={texts.language}>{languageText(language)}</Fact> : null}
      {timezone ? <Fact name={texts.timezone}>{timezone}</Fact> : null}
      <Fact name={texts.version}>{texts.versionOf(version)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div title={name}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
