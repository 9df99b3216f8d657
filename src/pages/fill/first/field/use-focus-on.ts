import { useEffect, useRef } from 'react'
import type { FillView } from '../../boundary.ts'
import { focusControl, scrollToField } from '../../focus.ts'

/** The focus comes with the field, and takes what is typed at once; the whole of the field comes with it. The first one is there already. */
export function useFocusOn({ index, led }: Pick<FillView, 'index' | 'led'>): void {
  const lastLed = useRef<number>(undefined)
  useEffect(() => {
    const isFirst = lastLed.current === undefined
    if (!isFirst) scrollToField()
    lastLed.current = led
    focusControl(index, { preventScroll: isFirst })
  }, [index, led])
}
