import type { ReactNode } from 'react'
import { builderClass } from './classes.ts'
import { FieldList } from './field-list.tsx'
import { FormInformation } from './form-information.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { Preview } from './preview.tsx'
import type { Editor } from './use-editor.ts'

interface BuilderProps {
  editor: Editor
  canSwitch: boolean
  hasPreview: boolean
  /** The alerts above the buttons, and the buttons. */
  alerts: ReactNode
  children: ReactNode
}

/** The editors of a form, for Create Form and for Edit Form. */
export function Builder({ editor, canSwitch, hasPreview, alerts, children }: BuilderProps) {
  return (
    <div className={builderClass('root', { split: hasPreview })}>
      <div className={builderClass('editors')}>
        <FormInformation editor={editor} canSwitch={canSwitch} />
        <FieldList editor={editor} />
        {alerts}
        <div className={builderClass('bar')}>{children}</div>
      </div>
      {hasPreview ? (
        <div className={builderClass('aside')}>
          <Preview form={editor.draft} />
        </div>
      ) : null}
      <LeaveGuard editor={editor} />
    </div>
  )
}
