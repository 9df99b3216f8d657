import { useNavigate } from 'react-router-dom'
import { Icon } from '../../ui/icons/icon.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { builderClass } from './classes.ts'
import { editorTexts as texts } from './texts.ts'

/** Back to the list of forms. On a phone it shows a sign instead of its words, as all buttons of the bar share one row. */
export function CancelButton() {
  const navigate = useNavigate()
  return (
    <Button variant="outline" onClick={() => navigate('/forms')}>
      <span className={builderClass('sign')}>
        <Icon name="close" />
      </span>
      <span className={builderClass('words')}>{texts.cancel}</span>
    </Button>
  )
}
