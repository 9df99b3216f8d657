import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf } from '../../../../rules/fields.ts'
import { nameOfLanguage } from '../../../../rules/languages/registry.ts'
import { Heading } from '../../../ui/layout/typography.tsx'
import { fillClass, lookClass } from '../classes.ts'
import { Logo } from './look/cover.tsx'
import { ANSWERS_IN, deletedText } from '../texts.ts'

/** The owner's words, in the owner's language, and which language that is. */
export function FormHeader({ form, isFirst }: { form: PublicForm; isFirst: boolean }) {
  const language = languageOf(form)
  return (
    <header className={fillClass('header')}>
      <div className={lookClass('line')}>
        {isFirst ? <Logo form={form} /> : null}
        <Heading as="h1" size="xl" lang={language}>
          {form.title}
        </Heading>
      </div>
      {form.description ? (
        <p className={fillClass('description')} lang={language}>
          {form.description}
        </p>
      ) : null}
      <p className={fillClass('language')}>
        {ANSWERS_IN} <span lang={language}>{nameOfLanguage(language)}</span>
      </p>
      {form.retention_days ? <p className={fillClass('language')}>{deletedText(form.retention_days)}</p> : null}
    </header>
  )
}
