import { useState } from 'react'
import type { User } from '../../../contract/types.gen.ts'
import { Card, cardClass } from '../../ui/layout/card.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'
import { settingsTexts } from './texts.ts'

/** Read first; `Edit` turns it into a form. */
export function Profile({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  return (
    <Card>
      <h2 className={cardClass('title')}>{settingsTexts.profile.heading}</h2>
      {editing ? (
        <ProfileForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <ProfileFacts user={user} onEdit={() => setEditing(true)} />
      )}
    </Card>
  )
}
