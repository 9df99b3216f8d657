import type { CSSProperties } from 'react'
import type { FormAppearance } from '../../../../contract/types.gen.ts'
import { accentsOf, type Shade, STANDARD_COLOR, SURFACES } from '../../../../rules/appearance/accents.ts'
import { imageAddress } from '../../../../rules/appearance/images.ts'
import { lookEditorClass } from '../classes.ts'
import { shadesOf } from './shades.ts'
import { lookTexts as texts } from './texts.ts'

/** The page's own names for its colours, set for this part of the builder alone. */
const stylesOf = (color: string, shade: Shade): CSSProperties =>
  Object.fromEntries(
    Object.entries({ ...SURFACES[shade], ...accentsOf(color)[shade] }).map(([name, value]) => [
      `--colors-${name}`,
      value,
    ]),
  )

interface LookPreviewProps {
  title: string
  language: string
  appearance: FormAppearance
}

/** A small piece of the respondent's page, in each theme in which it can appear. */
export function LookPreview({ title, language, appearance }: LookPreviewProps) {
  const { color = STANDARD_COLOR, logo, cover } = appearance
  return (
    <figure className={lookEditorClass('previews')}>
      <figcaption className={lookEditorClass('caption')}>{texts.preview}</figcaption>
      {shadesOf(appearance).map((shade) => (
        <div key={shade} className={lookEditorClass('preview')} style={stylesOf(color, shade)} aria-hidden="true">
          {cover ? <img className={lookEditorClass('cover')} src={imageAddress(cover)} alt="" /> : null}
          <div className={lookEditorClass('head')}>
            {logo ? <img className={lookEditorClass('logo')} src={imageAddress(logo)} alt="" /> : null}
            <strong lang={language}>{title || texts.previewTitle}</strong>
          </div>
          <span className={lookEditorClass('bar')} />
          <div className={lookEditorClass('head')}>
            <span className={lookEditorClass('button')}>{texts.previewButton}</span>
            <span className={lookEditorClass('link')}>{texts.previewLink}</span>
          </div>
        </div>
      ))}
    </figure>
  )
}
