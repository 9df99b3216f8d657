import { chartClass } from '../classes.ts'
import { summaryTexts as texts } from '../texts.ts'

/** Which colour is which period. */
export function Legend() {
  return (
    <div className={chartClass('legend')}>
      <span className={chartClass('key')} data-series="selected">
        {texts.selected}
      </span>
      <span className={chartClass('key')} data-series="compared">
        {texts.compared}
      </span>
    </div>
  )
}
