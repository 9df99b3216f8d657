import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, ScrollRestoration } from 'react-router-dom'
import { useInterruption } from '../pages/common/auth/actors.ts'
import { currentUserOptions } from '../transport/current-user.ts'
import { lateDialog } from '../ui/late-part.tsx'
import { Mark, shellClass } from '../ui/layout/shell.tsx'
import { Navigation } from './navigation.tsx'
import { SmallMenu } from './small-menu.tsx'
import { appTexts as texts } from './texts.ts'
import { UserMenu } from './user-menu.tsx'

const LogInAgain = lateDialog(async () => (await import('./log-in-again.tsx')).LogInAgain)

/** The frame of every signed-in screen: top bar, side menu, page. */
export function Layout() {
  const { data: user } = useQuery(currentUserOptions)
  const { reason } = useInterruption()
  return (
    <div className={shellClass('root')}>
      <a className={shellClass('skip')} href="#content">
        {texts.skip}
      </a>
      <header className={shellClass('bar')}>
        <SmallMenu user={user} />
        <Link className={shellClass('logo')} to="/">
          <Mark />
          {texts.product}
        </Link>
        <UserMenu user={user} />
      </header>
      <aside className={shellClass('side')}>
        <Navigation isSuperuser={user?.is_superuser ?? false} />
      </aside>
      <main className={shellClass('main')} id="content" tabIndex={-1}>
        <div className={shellClass('page')}>
          <Outlet />
        </div>
      </main>
      <ScrollRestoration />
      <LogInAgain open={reason !== null} email={user?.email} />
    </div>
  )
}
