import { useEffect, useRef } from 'react'
import { traitsOf } from '../../../../../rules/field-types.ts'
import { focusAfterLoss } from '../../../../ui/focus-after-loss.ts'
import type { FillView } from '../../border.ts'
import { focusControl, scrollToField } from '../../focus.ts'

/**
 * The focus comes with the field, and the whole of the field with it. The first one is there already. A text is read
 * wherever the focus comes from, and takes what is typed at once.
 */
export function useFocusOn({ field, index, led }: Pick<FillView, 'field' | 'index' | 'led'>): void {
  const isGroup = traitsOf(field.type).control === 'group'
  const lastLed = useRef<number>(undefined)
  useEffect(() => {
    const isFirst = lastLed.current === undefined
    if (!isFirst) scrollToField()
    lastLed.current = led
    const focus = () => focusControl(index, { preventScroll: isFirst })
    return isGroup && !isFirst ? focusAfterLoss(focus) : focus()
  }, [index, led, isGroup])
}
