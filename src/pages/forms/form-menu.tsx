import { useNavigate } from 'react-router-dom'
import type { ListedForm } from '../../../contract/types.gen.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { useDownloadForm, useUpdateForm } from './calls.ts'
import { useEditTags } from './edit-tags.tsx'
import { formsTexts as texts } from './texts.ts'

/** What is done less often than the buttons beside it. */
export function FormMenu({ form }: { form: ListedForm }) {
  const trigger = (
    <Button variant="quiet" size="sm" icon aria-label={texts.of(texts.more, form.title)}>
      <Icon name="more" />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <Items {...form} />
    </Menu>
  )
}

function Items({ id, is_active: isActive }: ListedForm) {
  const change = useUpdateForm()
  const download = useDownloadForm()
  const navigate = useNavigate()
  const editTags = useEditTags()
  return (
    <>
      <MenuItem value="switch" onSelect={() => change.mutate({ path: { id }, body: { is_active: !isActive } })}>
        {isActive ? texts.deactivate : texts.activate}
      </MenuItem>
      <MenuItem value="duplicate" onSelect={() => navigate(`/forms/create?copy=${id}`)}>
        {texts.duplicate}
      </MenuItem>
      <MenuItem value="download" onSelect={() => download.mutate(id)}>
        {texts.download}
      </MenuItem>
      <MenuItem value="tags" onSelect={() => editTags(id)}>
        {texts.editTags}
      </MenuItem>
    </>
  )
}
