import { useState } from 'react'
import type { User } from '../../contract/types.gen.ts'
import { Button } from '../ui/inputs/button.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { lateDialog } from '../ui/late-part.tsx'
import { shellClass } from '../ui/layout/shell.tsx'
import { Navigation } from './navigation.tsx'
import { appTexts as texts } from './texts.ts'

const Drawer = lateDialog(async () => (await import('../ui/overlays/drawer.tsx')).Drawer)

/** The side menu of a small screen: it closes when one has chosen where to go. */
export function SmallMenu({ user }: { user: User | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <div className={shellClass('small')}>
      <Button variant="quiet" size="sm" icon aria-label={texts.openMenu} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={texts.menu}
        closeLabel={texts.closeMenu}
        footer={
          <p>
            {texts.loggedInAs} <strong>{user?.email}</strong>
          </p>
        }
      >
        <Navigation isSuperuser={user?.is_superuser ?? false} onGo={() => setOpen(false)} />
      </Drawer>
    </div>
  )
}
