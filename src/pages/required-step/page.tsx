import type { RequiredStep } from '../../../contract/types.gen.ts'
import { linkClass } from '../../ui/layout/typography.tsx'
import { Frame } from '../auth/frame.tsx'
import { signOut } from '../common/auth/actors.ts'
import { NewPassword } from './new-password.tsx'
import { requiredStepTexts as texts } from './texts.ts'
import { TwoStep } from './two-step.tsx'

interface RequiredStepProps {
  step: RequiredStep
  /** Called when the step was taken, and what it showed was closed. */
  onDone: () => void
}

const SCREENS = { 'new-password': NewPassword, 'two-step': TwoStep }

/** What the operator asks of an account before every other screen. */
export function Component({ step, onDone }: RequiredStepProps) {
  const { title, heading, intro } = texts[step]
  const Screen = SCREENS[step]
  return (
    <Frame title={title} heading={heading} intro={intro} links={<LogOut />}>
      <Screen onDone={onDone} />
    </Frame>
  )
}

const LogOut = () => (
  <button type="button" className={linkClass()} onClick={signOut}>
    {texts.logOut}
  </button>
)
