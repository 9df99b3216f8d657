import { useMemo } from 'react'
import { faultsOfLogic, type FormDraft } from '../../../../rules/drafts.ts'
import { fieldsOf } from '../../../../rules/fields.ts'
import { hasLogic } from '../../../../rules/logic/fields-asked.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { logicClass } from '../classes.ts'
import { logicTexts as texts } from './texts.ts'

interface LogicFaultsProps {
  draft: FormDraft
  published: FormDraft
  onGo: (fieldId: string) => void
}

/** What is wrong with the conditions, as soon as it is: what removing, moving or changing a field did to them, too. */
export function LogicFaults({ draft, published, onGo }: LogicFaultsProps) {
  const fields = fieldsOf(draft)
  const faults = useMemo(
    () => (hasLogic(fieldsOf(draft)) ? faultsOfLogic(draft, published) : undefined),
    [draft, published],
  )
  if (!faults) return null
  return (
    <div role="status">
      {faults.length > 0 ? (
        <Alert tone="warning" title={texts.faults}>
          <ul className={logicClass('faults')}>
            {faults.slice(0, 10).map(({ place, message }) => {
              const index = Number(place[1])
              const field = fields[index]
              return (
                <li key={place.join('.')}>
                  {message}
                  {field ? (
                    <Button variant="ghost" size="sm" aria-label={texts.open(index)} onClick={() => onGo(field.id)}>
                      {texts.open(index)}
                    </Button>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </Alert>
      ) : null}
    </div>
  )
}
