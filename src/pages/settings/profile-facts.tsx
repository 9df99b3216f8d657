import type { User } from '../../../contract/types.gen.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { cardClass } from '../../ui/layout/card.tsx'
import { Fact, Facts } from '../../ui/layout/facts.tsx'
import { sharedTexts } from '../common/texts.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.profile

export function ProfileFacts({ user, onEdit }: { user: User; onEdit: () => void }) {
  return (
    <>
      <Facts>
        <Fact name={texts.fullName}>{user.full_name || sharedTexts.none}</Fact>
        <Fact name={texts.email}>{user.email}</Fact>
      </Facts>
      <div className={cardClass('footer')}>
        <Button variant="outline" onClick={onEdit}>
          {sharedTexts.edit}
        </Button>
      </div>
    </>
  )
}
