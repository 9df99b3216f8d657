import { useEffect, useRef } from 'react'
import type { FillView } from '../../boundary.ts'
import { focusControl, scrollToField } from '../../focus.ts'
import { givenEarly } from '../given-early.ts'

/**
 * The focus comes with the field, and takes what is typed at once; the whole of the field comes with it. The first one is
 * there already; who answered it before the script was there, and went on, is not brought back.
 */
export function useFocusOn({ field, state, index, led }: FillView): void {
  const lastLed = useRef<number>(undefined)
  const isGiven = () => state.value === undefined && givenEarly(field) !== undefined
  useEffect(() => {
    const isFirst = lastLed.current === undefined
    if (!isFirst) scrollToField()
    lastLed.current = led
    if (!isFirst || !isGiven()) focusControl(index, { preventScroll: isFirst })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was given early matters to the first field alone
  }, [index, led])
}
