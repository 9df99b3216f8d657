import { useId } from 'react'
import { type Shade, STANDARD_COLOR } from '../../../../rules/appearance/accents.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { fieldClass } from '../../../ui/inputs/field.tsx'
import { lookEditorClass } from '../classes.ts'
import { contrastText } from './contrast-text.ts'
import { lookTexts as texts } from './texts.ts'

interface ColorEditorProps {
  /** As `#rrggbb`; undefined is the standard colour. */
  color: string | undefined
  /** The themes in which the page can appear. */
  shades: readonly Shade[]
  onChange: (color: string | undefined) => void
}

/** The owner's colour, and at once in words what the page makes of it. */
export function ColorEditor({ color, shades, onChange }: ColorEditorProps) {
  const id = useId()
  return (
    <div className={fieldClass('root')}>
      <label htmlFor={id} className={fieldClass('label')}>
        {texts.color}
      </label>
      <Row wrap>
        <input
          id={id}
          type="color"
          className={lookEditorClass('color')}
          value={color ?? STANDARD_COLOR}
          aria-describedby={`${id}-contrast`}
          onChange={(event) => onChange(event.target.value)}
        />
        {color === undefined ? null : (
          <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
            {texts.defaultColor}
          </Button>
        )}
      </Row>
      <output id={`${id}-contrast`} className={fieldClass('help')}>
        {contrastText(color, shades)}
      </output>
    </div>
  )
}
