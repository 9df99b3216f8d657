import { NavLink } from 'react-router-dom'
import { Icon, type IconName } from '../ui/icons/icon.tsx'
import { shellClass } from '../ui/layout/shell.tsx'
import { appTexts } from './texts.ts'

interface Entry {
  to: string
  text: string
  icon: IconName
}

const { entries } = appTexts

const everyone: Entry[] = [
  { to: '/', text: entries.dashboard, icon: 'home' },
  { to: '/forms', text: entries.forms, icon: 'form' },
  { to: '/items', text: entries.items, icon: 'list' },
  { to: '/settings', text: entries.settings, icon: 'settings' },
]
const superusers: Entry[] = [{ to: '/admin', text: entries.admin, icon: 'people' }]

interface NavigationProps {
  isSuperuser: boolean
  onGo?: () => void
}

/** The same entries in the side menu and in the drawer. */
export function Navigation({ isSuperuser, onGo }: NavigationProps) {
  const visible = isSuperuser ? [...everyone, ...superusers] : everyone
  return (
    <nav className={shellClass('nav')} aria-label={appTexts.menu}>
      {visible.map(({ to, text, icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={shellClass('entry')} onClick={onGo}>
          <Icon name={icon} />
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
