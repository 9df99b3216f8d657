import { expect, type Page } from '@playwright/test'
import type { FormField } from '../../../../contract/types.gen.ts'
import { controlledRecogniser } from '../../support/controlled-recogniser.ts'
import { ownerOf } from '../../support/owner.ts'
import type { RunningServer } from '../../support/server.ts'
import { aForm } from './forms.ts'
import { watchShifts } from './measure.ts'

/** Width and height. */
export const SCREENS = {
  'a phone': [360, 740],
  'a small phone': [360, 640],
  'a very small phone': [320, 568],
  'a phone that lies': [740, 360],
  'a phone with its keyboard open': [360, 340],
  'a tablet': [768, 1024],
  'a tablet that lies': [1024, 768],
  'a desktop': [1280, 800],
  'a desktop at 200 %': [640, 400],
} as const

/** A form of these fields as a respondent opens it, with a recogniser that hears what it is told. */
export async function openForm(server: RunningServer, page: Page, fields: FormField[]) {
  const { id } = await (await ownerOf(server)).createForm(aForm(fields))
  const recogniser = await controlledRecogniser(page)
  await watchShifts(page)
  await page.goto(`${server.url}/forms/${id}`)
  await expect(page.getByRole('region', { name: 'Form Completion Status' })).toBeAttached()
  await expect(page.getByText(/^Your voice/)).toBeAttached()
  return recogniser
}
