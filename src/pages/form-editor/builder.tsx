import type { ReactNode } from 'react'
import type { Form } from '../../../contract/types.gen.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { checkTexts } from './check/texts.ts'
import { builderClass } from './classes.ts'
import { FieldList } from './fields/field-list.tsx'
import { FormCheckResult } from './check/form-check.tsx'
import { FormInformation } from './form-information.tsx'
import { HistoryButtons, useHistoryKeys } from './history-buttons.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LookSection } from './look/look-section.tsx'
import { WordsSection } from './look/words-section.tsx'
import { Preview } from './preview/preview.tsx'
import type { Editor } from './use-editor.ts'
import { useFormCheck } from './check/use-form-check.ts'

interface BuilderProps {
  editor: Editor
  canSwitch: boolean
  hasPreview: boolean
  /** The form that answers are stored for. */
  answered?: Form | undefined
  /** The alerts above the buttons, and the buttons. */
  alerts: ReactNode
  children: ReactNode
}

/** The editors of a form, for Create Form and for Edit Form. */
export function Builder({ editor, canSwitch, hasPreview, answered, alerts, children }: BuilderProps) {
  const check = useFormCheck(editor.draft)
  useHistoryKeys(editor)
  return (
    <div className={builderClass('root', { split: hasPreview })}>
      <div className={builderClass('editors')}>
        <FormInformation editor={editor} canSwitch={canSwitch} />
        <FieldList editor={editor} answered={answered} />
        <LookSection editor={editor} />
        <WordsSection editor={editor} />
        <FormCheckResult check={check} onGo={editor.goTo} />
        {alerts}
        <div className={builderClass('bar')}>
          <HistoryButtons editor={editor} />
          <Button variant="ghost" disabled={!check.canRun || check.isRunning} onClick={check.run}>
            {checkTexts.check}
          </Button>
          {children}
        </div>
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
