import { Link } from 'react-router-dom'
import type { User } from '../../contract/types.gen.ts'
import { signOut } from '../pages/common/auth/actors.ts'
import { Button } from '../ui/inputs/button.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/overlays/menu.tsx'
import { shellClass } from '../ui/layout/shell.tsx'
import { appTexts as texts } from './texts.ts'

export function UserMenu({ user }: { user: User | undefined }) {
  return (
    <Menu trigger={<Trigger name={user?.full_name || user?.email || texts.someone} />}>
      <MenuItem value="profile" asChild>
        <Link to="/settings">
          <Icon name="person" size={18} />
          {texts.profile}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem value="leave" onSelect={signOut}>
        <Icon name="leave" size={18} />
        {texts.logOut}
      </MenuItem>
    </Menu>
  )
}

/** Takes what the menu gives its trigger. */
function Trigger({ name, ...rest }: { name: string }) {
  return (
    <Button variant="quiet" size="sm" data-testid="user-menu" {...rest}>
      <Icon name="person" />
      <span className={shellClass('who')}>{name}</span>
      <Icon name="down" size={16} />
    </Button>
  )
}
