import { useMutation } from '@tanstack/react-query'
import { fieldsOf, languageOf } from '../../../../rules/fields.ts'
import type { EditedForm } from '../../../../machines/form-editor/form-editor.machine.ts'

/** The check of a draft, loaded when it is first asked for. A report is stale once a field has changed. */
export function useFormCheck(draft: EditedForm) {
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: async (form: EditedForm) => (await import('./run-check.ts')).runCheck(form),
    meta: { silent: true },
  })
  return {
    run: () => mutate(draft),
    report: data,
    isRunning: isPending,
    hasFailed: isError,
    isStale: data !== undefined && (data.fields !== fieldsOf(draft) || data.language !== languageOf(draft)),
    canRun: fieldsOf(draft).length > 0,
  }
}

export type FormCheck = ReturnType<typeof useFormCheck>
