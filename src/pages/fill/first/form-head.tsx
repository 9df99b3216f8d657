import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../../rules/fields.ts'
import type { Progress } from '../../../../rules/progress.ts'
import { fillClass, lookClass } from '../classes.ts'
import { ANSWERS_IN, deletedText } from '../texts.ts'
import { Cover, Logo } from './look/cover.tsx'
import { Clamped } from './text/clamped.tsx'
import { FormProgress } from './form-progress.tsx'

interface FormHeadProps {
  form: PublicForm
  /** What its language is called in that language. */
  languageName: string
  progress: Progress
  /** The first field has the owner's words above it; the others one line. */
  isFirst: boolean
}

/** How far the form is, which stays in its place, and the owner's words, in the owner's language, and which language that is. */
export function FormHead({ form, languageName, progress, isFirst }: FormHeadProps) {
  const language = languageOf(form)
  const covered = metadataOf(form).appearance?.cover !== undefined
  return (
    <header className={fillClass('head', { first: isFirst, covered })}>
      <FormProgress progress={progress} />
      {isFirst ? <Cover form={form} place="field" /> : null}
      {/* Another element, or Chromium lays out the line once more with the large letters and everything below it jumps. */}
      <div
        key={isFirst ? 'words' : 'line'}
        className={lookClass('line', {}, fillClass('titleLine', { first: isFirst }))}
      >
        {isFirst ? <Logo form={form} /> : null}
        <h1 className={fillClass('title', { first: isFirst })} lang={language} title={form.title}>
          {form.title}
        </h1>
      </div>
      {isFirst && form.description ? (
        <Clamped className={fillClass('description')} lang={language}>
          {form.description}
        </Clamped>
      ) : null}
      {isFirst ? (
        <p className={fillClass('language')}>
          {ANSWERS_IN} <span lang={language}>{languageName}</span>
          {form.retention_days ? (
            <>
              {' · '}
              <span>{deletedText(form.retention_days)}</span>
            </>
          ) : null}
        </p>
      ) : null}
    </header>
  )
}
