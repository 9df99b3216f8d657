import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/inputs/button.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { cancelLogin, submitCode } from '../common/auth/actors.ts'
import { Form } from '../auth/form.tsx'
import { loginTexts as texts } from './texts.ts'

/** The second step of a login: a code of the app, or a recovery code. */
export function CodeForm({ isBusy }: { isBusy: boolean }) {
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } })
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <>
      <Form submit={texts.verify} busy={isBusy} onSubmit={handleSubmit(({ code }) => submitCode(code.trim()))}>
        <TextField
          label={texts.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.code?.message}
          {...register('code', { validate: (code) => (code.trim() === '' ? texts.codeRequired : undefined) })}
        />
      </Form>
      <Button variant="ghost" disabled={isBusy} onClick={cancelLogin}>
        {texts.back}
      </Button>
    </>
  )
}
