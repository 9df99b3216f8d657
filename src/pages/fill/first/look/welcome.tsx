import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PublicForm } from '../../../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../../../rules/fields.ts'
import { Lingering } from '../../../../ui/lingering.tsx'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Heading } from '../../../../ui/layout/typography.tsx'
import type { FetchLive } from '../../boundary.ts'
import { fillClass, lookClass } from '../../classes.ts'
import { START } from '../../texts.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { hasSaved } from '../page-store.ts'
import { Cover, Logo } from './cover.tsx'

interface WelcomedProps {
  form: PublicForm
  fetchLive: FetchLive
  /** The session of the form, which begins when the person does. */
  children: ReactNode
}

/** A person who comes back to answers of their own was welcomed before. */
export function Welcomed({ form, fetchLive, children }: WelcomedProps) {
  const { welcome } = metadataOf(form)
  const [isStarted, setStarted] = useState(() => !welcome || hasSaved(form.id))
  useEffect(() => {
    // Fetched while they read; a failure is met again, and said, when the first field needs it.
    if (!isStarted)
      fetchLive().then(
        ({ welcome: read }) => read(form),
        () => undefined,
      )
  }, [isStarted, fetchLive, form])
  return (
    <Lingering of={isStarted ? 'form' : 'welcome'}>
      {isStarted ? children : <Welcome form={form} welcome={welcome ?? ''} onStart={() => setStarted(true)} />}
    </Lingering>
  )
}

interface WelcomeProps {
  form: PublicForm
  welcome: string
  onStart: () => void
}

/** The owner's words before the first field. The focus is on the way on, which a screen reader reads with the words. */
function Welcome({ form, welcome, onStart }: WelcomeProps) {
  const language = languageOf(form)
  const start = useRef<HTMLButtonElement>(null)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) start.current?.focus({ preventScroll: true })
  }, [isHydrated])
  return (
    <main className={lookClass('welcome')}>
      <Cover form={form} place="welcome" />
      <Logo form={form} />
      <Heading as="h1" size="xl" lang={language}>
        {form.title}
      </Heading>
      {form.description ? (
        <p className={fillClass('description')} lang={language}>
          {form.description}
        </p>
      ) : null}
      <p id="welcome" className={lookClass('words')} lang={language}>
        {welcome}
      </p>
      <div className={lookClass('start')}>
        <Button ref={start} size="lg" disabled={!isHydrated} aria-describedby="welcome" onClick={onStart}>
          {START}
        </Button>
      </div>
    </main>
  )
}
