import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf } from '../../../../rules/fields.ts'
import { nameOfLanguage } from '../../../../rules/languages/registry.ts'
import type { Progress } from '../../../../rules/progress.ts'
import { fillClass, lookClass } from '../classes.ts'
import { ANSWERS_IN, deletedText } from '../texts.ts'
import { Logo } from './look/cover.tsx'
import { Clamped } from './text/clamped.tsx'
import { FormProgress } from './form-progress.tsx'

interface FormHeadProps {
  form: PublicForm
  progress: Progress
  /** The first field has the owner's words above it; the others one line. */
  isFirst: boolean
}

/** The owner's words, in the owner's language, which language that is, and how far the form is. */
export function FormHead({ form, progress, isFirst }: FormHeadProps) {
  const language = languageOf(form)
  return (
    <header className={fillClass('head', { first: isFirst })}>
      <div className={lookClass('line', {}, fillClass('titleLine', { first: isFirst }))}>
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
          {ANSWERS_IN} <span lang={language}>{nameOfLanguage(language)}</span>
          {form.retention_days ? (
            <>
              {' · '}
              <span>{deletedText(form.retention_days)}</span>
            </>
          ) : null}
        </p>
      ) : null}
      <FormProgress progress={progress} />
    </header>
  )
}
