import { useMemo } from 'react'
import type { FormField } from '../../../../contract/types.gen.ts'
import { logicFaults } from '../../../../rules/logic/faults.ts'
import { hasLogic } from '../../../../rules/logic/way.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { logicClass } from '../classes.ts'
import { logicTexts as texts } from './texts.ts'

interface LogicFaultsProps {
  fields: FormField[]
  onGo: (fieldId: string) => void
}

/** What removing, moving or changing a field did to the conditions on it, as soon as it happens. */
export function LogicFaults({ fields, onGo }: LogicFaultsProps) {
  const faults = useMemo(() => (hasLogic(fields) ? logicFaults(fields) : undefined), [fields])
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
