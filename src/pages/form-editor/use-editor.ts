import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Form } from '../../../contract/types.gen.ts'
import type { EditedForm } from '../../../machines/form-editor/types.ts'
import { firstFault } from '../../../rules/drafts.ts'
import { changesOf } from '../../../rules/drafts/changes.ts'
import { inspected } from '../../inspect/index.ts'
import { onLoginRenewed } from '../common/auth/actors.ts'
import { editorMachine } from './actors.ts'
import { changeLines } from './change-words.ts'
import { focusField, focusTitle, holdInPlace, undoButton } from './field-place.ts'
import { editorTexts as texts } from './texts.ts'

/** One edit of the owner: from the current draft to the next one. */
export type Step = (draft: EditedForm) => EditedForm

/**
 * @param setting of a text that is written key by key, which is one edit as a whole
 * @returns the draft after it
 */
export type Edit = (step: Step, setting?: string) => EditedForm

/** One form in the builder; the machine is made once, with the draft as it was when the page opened. */
export function useEditor(draft: EditedForm, form?: Form) {
  const queryClient = useQueryClient()
  const [machine] = useState(() => editorMachine(queryClient, form?.id))
  const [snapshot, send, actor] = useMachine(machine, {
    input: { draft, version: form?.version, isAnswered: (form?.response_count ?? 0) > 0 },
    ...inspected,
  })
  useEffect(() => onLoginRenewed(() => actor.send({ type: 'login.renewed' })), [actor])
  const edit: Edit = useCallback(
    (step, setting) => {
      const before = actor.getSnapshot().context.draft
      const after = step(before)
      if (after !== before) actor.send({ type: 'draft.changed', draft: after, ...(setting && { setting }) })
      return actor.getSnapshot().context.draft
    },
    [actor],
  )
  const [openField, setOpenField] = useState<string | undefined>()
  const open = useCallback((fieldId: string | undefined) => {
    if (fieldId === undefined) setOpenField(fieldId)
    else holdInPlace(fieldId, () => flushSync(() => setOpenField(fieldId)))
  }, [])
  const goTo = useCallback((fieldId: string) => {
    flushSync(() => setOpenField(fieldId))
    focusField(fieldId)
  }, [])
  const request = (type: 'save.requested' | 'save.confirmed') => {
    send({ type })
    const asked = actor.getSnapshot()
    const fault = asked.hasTag('refused') ? firstFault(asked.context.draft, asked.context.published) : undefined
    if (fault?.part === 'title') focusTitle()
    if (fault?.part === 'field') goTo(fault.id)
  }
  const [said, setSaid] = useState('')
  /** The same words again are another text to a screen reader only if they differ. */
  const say = (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text))
  /** Says what was taken back or done again: it may lie out of sight. */
  const step = (type: 'draft.undone' | 'draft.redone') => {
    const before = actor.getSnapshot().context.draft
    flushSync(() => send({ type }))
    const after = actor.getSnapshot().context.draft
    if (after === before) return
    const [from, to, words] = type === 'draft.undone' ? [after, before, texts.undone] : [before, after, texts.redone]
    say(words(changeLines(changesOf(from, to))))
    // What had the focus may have gone: the keys of the history work from anywhere.
    if (document.activeElement === document.body) undoButton()?.focus()
  }
  return {
    snapshot,
    send,
    draft: snapshot.context.draft,
    edit,
    save: () => request('save.requested'),
    /** After it was shown what would be published. */
    confirmSave: () => request('save.confirmed'),
    undo: () => step('draft.undone'),
    redo: () => step('draft.redone'),
    /** What was just done, for those who cannot see it. */
    said,
    say,
    /** The field whose settings are on the page. */
    openField,
    open,
    /** Opens a field, with the focus on its first setting. */
    goTo,
  }
}

/** `edit` stays the same function, so that a keystroke renders one field of three hundred again. */
export type Editor = ReturnType<typeof useEditor>
