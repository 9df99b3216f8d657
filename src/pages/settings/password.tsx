import { Button } from '../../ui/inputs/button.tsx'
import { Card, cardClass } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { ChangePasswordFields, useChangePassword } from '../common/auth/change-password.tsx'
import { sharedTexts } from '../common/texts.ts'
import { settingsTexts } from './texts.ts'

export function Password() {
  const { submit, isBusy, ...fields } = useChangePassword()
  return (
    <Card>
      <h2 className={cardClass('title')}>{settingsTexts.password.heading}</h2>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <ChangePasswordFields {...fields} />
          <div className={cardClass('footer')}>
            <Button type="submit" disabled={isBusy}>
              {sharedTexts.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
