import type { PublicForm } from '../../../contract/types.gen.ts'
import { Heading } from '../../ui/typography.tsx'
import { fillClass } from './classes.ts'

export function FormHeader({ form }: { form: PublicForm }) {
  return (
    <header className={fillClass('header')}>
      <Heading as="h1" size="xl">
        {form.title}
      </Heading>
      {form.description ? <p className={fillClass('description')}>{form.description}</p> : null}
    </header>
  )
}
