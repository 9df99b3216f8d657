import type { ReactNode } from 'react'
import { fillClass } from '../../classes.ts'
import { NOTICE, NOTICE_TITLE } from '../../texts.ts'

/** What this form is, beside the first field, and the switch that makes a conversation of it. */
export function VoiceNotice({ children }: { children: ReactNode }) {
  return (
    <aside className={fillClass('notice')} aria-labelledby="voice-notice">
      <p id="voice-notice" className={fillClass('noticeTitle')}>
        {NOTICE_TITLE}
      </p>
      <p className={fillClass('noticeText')}>{NOTICE}</p>
      {/* The place is there before the switch is, which comes with the machines. */}
      <div className={fillClass('switch')}>{children}</div>
    </aside>
  )
}
