import type { Page } from '@playwright/test'

/** The editors of one field of a form, counted from 1. */
export const card = (page: Page, number: number) => page.getByRole('region', { name: `Field ${number}`, exact: true })
