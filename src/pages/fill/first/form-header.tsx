import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf } from '../../../../rules/fields.ts'
import { nameOfLanguage } from '../../../../rules/languages/registry.ts'
import { Heading } from '../../../ui/layout/typography.tsx'
import { fillClass } from '../classes.ts'
import { ANSWERS_IN, deletedText } from '../texts.ts'

/** The owner's words, in the owner's language, and which language that is. */
export function FormHeader({ form }: { form: PublicForm }) {
  const language = languageOf(form)
  return (
    <header className={fillClass('header')}>
      <Heading as="h1" size="xl" lang={language}>
        {form.title}
      </Heading>
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
