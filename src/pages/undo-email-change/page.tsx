import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { undoEmailChangeMutation } from '../../../contract/@tanstack/react-query.gen.ts'
import { linkClass } from '../../ui/layout/typography.tsx'
import { useAddressToken } from '../auth/address-token.ts'
import { Form } from '../auth/form.tsx'
import { Frame } from '../auth/frame.tsx'
import { undoEmailTexts as texts } from './texts.ts'

const useUndo = () => useMutation({ ...undoEmailChangeMutation(), meta: { success: texts.done, anonymous: true } })

/** A button, since mail programs open the links of a mail before a person does. */
export function Component() {
  const navigate = useNavigate()
  const undo = useUndo()
  const token = useAddressToken()
  return (
    <Frame
      title={texts.title}
      heading={texts.heading}
      intro={texts.intro}
      links={
        <Link className={linkClass()} to="/login">
          {texts.back}
        </Link>
      }
    >
      <Form
        submit={texts.submit}
        busy={undo.isPending}
        onSubmit={(event) => {
          event.preventDefault()
          undo.mutate({ body: { token } }, { onSuccess: () => navigate('/recover-password') })
        }}
      >
        {null}
      </Form>
    </Frame>
  )
}
