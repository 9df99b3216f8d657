import { expect, type Page } from '@playwright/test'
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
    async logIn() {
      await page.goto(`${url}/login`)
      await page.getByPlaceholder('Email').fill(superuser.email)
      await page.getByPlaceholder('Password').fill(superuser.password)
      await page.getByRole('button', { name: 'Log In' }).click()
      await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
    },
    async build(title: string, fields: BuiltField[], language?: string) {
      await page.goto(`${url}/forms/create`)
      await page.getByLabel('Form Title').fill(title)
      if (language !== undefined)
        await page.getByRole('combobox', { name: 'Language people speak' }).selectOption({ label: language })
      for (const [index, field] of fields.entries()) {
        await page.getByRole('button', { name: 'Add Field' }).click()
        const card = page.getByRole('region', { name: `Field ${index + 1}`, exact: true })
        await card.getByRole('textbox', { name: 'Label', exact: true }).fill(field.label)
        await card.getByRole('combobox', { name: 'Type' }).selectOption(field.type ?? 'Text')
        for (const [place, option] of (field.options ?? []).entries()) {
          if (place > 1) await card.getByRole('button', { name: 'Add option' }).click()
          await card.getByLabel(`Option ${place + 1} label`).fill(option)
        }
        if (field.required) await card.getByLabel('Required').check()
      }
      await page.getByRole('button', { name: 'Create Form' }).click()
      await expect(page.getByText('Form created successfully!')).toBeVisible()
    },
    row: (title: string) => page.getByRole('row').filter({ hasText: title }),
  }
}
