import type { FormAppearance } from '../../../../contract/types.gen.ts'
import { changeMetadata } from '../../../../rules/drafts/edits.ts'
import { languageOf, metadataOf } from '../../../../rules/fields.ts'
import { RadioList } from '../../../ui/inputs/radio-list.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { fieldClass } from '../../../ui/inputs/field.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { lookEditorClass } from '../classes.ts'
import type { Editor } from '../use-editor.ts'
import { ColorEditor } from './color-editor.tsx'
import { ImageEditor } from './image-editor.tsx'
import { LookPreview } from './look-preview.tsx'
import { shadesOf } from './shades.ts'
import { lookTexts as texts } from './texts.ts'

const THEMES = (['light', 'dark', 'system'] as const).map((value) => ({ value, label: texts.themes[value] }))
const LOGO_BOX = { width: 512, height: 192 }
const COVER_BOX = { width: 1600, height: 640 }

/** How the form looks to respondents: chosen, checked and seen in one place. */
export function LookSection({ editor: { draft, edit } }: { editor: Editor }) {
  const appearance = metadataOf(draft).appearance ?? {}
  const change = (part: FormAppearance) =>
    edit((form) => changeMetadata(form, { appearance: { ...metadataOf(form).appearance, ...part } }))
  return (
    <Card aria-label={texts.look}>
      <Heading as="h2">{texts.look}</Heading>
      <Text tone="muted" size="sm">
        {texts.lookHint}
      </Text>
      <div className={lookEditorClass('parts')}>
        <ColorEditor color={appearance.color} shades={shadesOf(appearance)} onChange={(color) => change({ color })} />
        <div className={fieldClass('root')}>
          <span className={fieldClass('label')}>{texts.theme}</span>
          <RadioList
            label={texts.theme}
            options={THEMES}
            value={appearance.theme ?? 'light'}
            onChange={(theme) => change({ theme })}
          />
        </div>
        <ImageEditor
          name={texts.logo}
          help={texts.logoHint}
          image={appearance.logo}
          box={LOGO_BOX}
          onChange={(logo) => change({ logo })}
        />
        <ImageEditor
          name={texts.cover}
          help={texts.coverHint}
          image={appearance.cover}
          box={COVER_BOX}
          onChange={(cover) => change({ cover })}
        />
      </div>
      <LookPreview title={draft.title} language={languageOf(draft)} appearance={appearance} />
    </Card>
  )
}
