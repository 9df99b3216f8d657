import { Button } from '../ui/inputs/button.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { authLayoutClass } from '../ui/layout/shell.tsx'
import { appTexts as texts } from './texts.ts'

/** Shown instead of a screen that threw, for example because its code could not be fetched. */
export function Crashed() {
  return (
    <main className={authLayoutClass('root')}>
      <Empty icon="warning" title={texts.crashed} hint={texts.crashedHint} role="alert">
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </Empty>
    </main>
  )
}
