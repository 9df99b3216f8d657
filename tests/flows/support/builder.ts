import { expect, type Page } from '@playwright/test'
import { logIn } from './account.ts'
import { openCard } from './editor.ts'
import { superuser } from './server.ts'

interface BuiltField {
  label: string
  type?: string
  required?: boolean
  options?: string[]
}

/** What an owner does in the signed-in app, in the words that stand there. */
export function owner(page: Page, url: string) {
  return {
    logIn: () => logIn(page, { url }, superuser),
    async build(title: string, fields: BuiltField[], language?: string) {
      await page.goto(`${url}/forms/create`)
      await page.getByLabel('Form Title').fill(title)
      if (language !== undefined)
        await page.getByRole('combobox', { name: 'Language people speak' }).selectOption({ label: language })
      for (const [index, field] of fields.entries()) {
        await page.getByRole('button', { name: 'Add Field' }).click()
        const editors = await openCard(page, index + 1)
        await editors.getByRole('textbox', { name: 'Label', exact: true }).fill(field.label)
        await editors.getByRole('combobox', { name: 'Type' }).selectOption(field.type ?? 'Text')
        for (const [place, option] of (field.options ?? []).entries()) {
          if (place > 1) await editors.getByRole('button', { name: 'Add option' }).click()
          await editors.getByLabel(`Option ${place + 1} label`).fill(option)
        }
        if (field.required) await editors.getByLabel('Required').check()
      }
      await page.getByRole('button', { name: 'Create Form' }).click()
      await expect(page.getByText('Form created successfully!')).toBeVisible()
    },
    row: (title: string) => page.getByRole('row').filter({ hasText: title }),
  }
}
