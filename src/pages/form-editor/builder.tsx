import type { ReactNode } from 'react'
import type { Form } from '../../../contract/types.gen.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Hidden } from '../../ui/layout/typography.tsx'
import { checkTexts } from './check/texts.ts'
import { builderClass } from './classes.ts'
import { FieldList } from './fields/field-list.tsx'
import { FormCheckResult } from './check/form-check.tsx'
import { FormInformation } from './form-information.tsx'
import { HistoryButtons, useHistoryKeys } from './history-buttons.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LookSection } from './look/look-section.tsx'
import { WordsSection } from './look/words-section.tsx'
import { PreviewPane, type PreviewState } from './preview/preview-pane.tsx'
import type { Editor } from './use-editor.ts'
import { useFormCheck } from './check/use-form-check.ts'

interface BuilderProps {
  editor: Editor
  canSwitch: boolean
  /** Of a form that exists. */
  formId?: string
  preview: PreviewState
  /** The form that answers are stored for. */
  answered?: Form | undefined
  /** What is said of the form as it is. */
  issues?: ReactNode
  /** What just went wrong: always in view, above the buttons. */
  alerts: ReactNode
  children: ReactNode
}

/** The editors of a form, for Create Form and for Edit Form. */
export function Builder({ editor, canSwitch, formId, preview, answered, issues, alerts, children }: BuilderProps) {
  const check = useFormCheck(editor.draft)
  useHistoryKeys(editor)
  return (
    <div className={builderClass('root', { split: preview.isShown && preview.isBeside })}>
      <div className={builderClass('editors')}>
        <FormInformation editor={editor} canSwitch={canSwitch} />
        <FieldList editor={editor} answered={answered} />
        <LookSection editor={editor} />
        <WordsSection editor={editor} />
        <FormCheckResult check={check} onGo={editor.goTo} />
        {issues}
        <div className={builderClass('bar')}>
          <div className={builderClass('alerts')}>{alerts}</div>
          <HistoryButtons editor={editor} />
          <Button variant="ghost" disabled={!check.canRun || check.isRunning} onClick={check.run}>
            <Icon name="clipboard" />
            <span className={builderClass('words')}>{checkTexts.check}</span>
          </Button>
          {children}
        </div>
      </div>
      <PreviewPane preview={preview} editor={editor} formId={formId} />
      <Hidden role="status">{editor.said}</Hidden>
      <LeaveGuard editor={editor} />
    </div>
  )
}
