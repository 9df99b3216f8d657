import { expect, test } from '@playwright/test'
import { anAccount, expectAccessible, expectToast, logIn } from '../support/account.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

test.beforeEach(async ({ page }) => {
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(`${server.url}/signup`)
})

test('signing up leads to login, where the new account works', async ({ page }) => {
  await page.getByPlaceholder('Full Name').fill('Grace Hopper')
  await page.getByPlaceholder('Email').fill(' Grace@Example.com ')
  await page.getByPlaceholder('Password', { exact: true }).fill('a long password')
  await page.getByPlaceholder('Confirm Password').fill('a long password')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByPlaceholder('Email'), 'is not typed twice').toHaveValue('Grace@Example.com')
  await logIn(page, server, { email: 'grace@example.com', password: 'a long password' })
  await expect(page.getByRole('heading', { name: 'Hi, Grace Hopper' })).toBeVisible()
})

test('each field says on blur what is missing or wrong', async ({ page }) => {
  const field = (placeholder: string) => page.getByPlaceholder(placeholder, { exact: true })
  for (const name of ['Full Name', 'Email', 'Password', 'Confirm Password']) await field(name).focus()
  await field('Full Name').focus()
  for (const text of ['Full Name', 'Email', 'Password', 'Password confirmation'])
    await expect(page.getByText(`${text} is required`)).toBeVisible()
  await expectAccessible(page)

  await field('Full Name').fill('Al')
  await field('Email').fill('al@nowhere')
  await field('Password').fill('1234567')
  await field('Confirm Password').fill('12345678')
  await field('Full Name').focus()
  await expect(page.getByText('Full Name must be at least 3 characters')).toBeVisible()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByText('The passwords do not match')).toBeVisible()

  await field('Password').fill('12345678')
  await field('Full Name').focus()
  await expect(page.getByText('The passwords do not match'), 'mended from the other field').toHaveCount(0)
})

test('a password is not called unconfirmed before its confirmation was reached', async ({ page }) => {
  await page.getByPlaceholder('Password', { exact: true }).fill('a long password')
  await page.getByPlaceholder('Full Name').focus()
  await expect(page.getByText('Full Name is required')).toHaveCount(0)
  await expect(page.getByText('Password confirmation is required')).toHaveCount(0)
})

test('an email that is taken is said once, and what was typed stays', async ({ page }) => {
  const { email } = await anAccount(server)
  await page.getByPlaceholder('Full Name').fill('Somebody Else')
  await page.getByPlaceholder('Email').fill(email.toUpperCase())
  await page.getByPlaceholder('Password', { exact: true }).fill('a long password')
  await page.getByPlaceholder('Confirm Password').fill('a long password')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expectToast(page, 'Something went wrong!', 'The user with this email already exists in the system')
  await expect(page.getByPlaceholder('Full Name')).toHaveValue('Somebody Else')
  await page.getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
})

test('a password that everybody guesses is refused at its field, until it is another one', async ({ page }) => {
  const password = page.getByPlaceholder('Password', { exact: true })
  const refusal = 'This password is one of the most common ones. Choose another.'
  await page.getByPlaceholder('Full Name').fill('Mary Somerville')
  await page.getByPlaceholder('Email').fill('mary@example.com')
  await password.fill('Password123')
  await page.getByPlaceholder('Confirm Password').fill('Password123')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText(refusal), 'and in no toast').toHaveCount(1)
  await expect(password).toHaveAccessibleDescription(refusal)
  await expect(password).toBeFocused()
  await page.getByPlaceholder('Full Name').focus()
  await expect(page.getByText(refusal), 'also when the field is left').toHaveCount(1)
  await expectAccessible(page)
  await password.fill('the tides and the moon')
  await expect(page.getByText(refusal)).toHaveCount(0)
  await page.getByPlaceholder('Confirm Password').fill('the tides and the moon')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
})

test('where sign-up is closed, the page says so and login has no link to it', async ({ page }) => {
  const closed = await startServer({ SIGN_UP: 'closed' })
  try {
    await page.goto(`${closed.url}/signup`)
    await expect(page.getByRole('alert')).toHaveText(
      'Sign-up is closed here. Please ask the people who run this site for an account.',
    )
    await expect(page.getByPlaceholder('Email')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Log In' }).click()
    await expect(page.getByPlaceholder('Email')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
    const body = { email: 'sly@example.com', full_name: 'Sly', password: 'a long password' }
    expect((await page.request.post(`${closed.url}/api/v1/users/signup`, { data: body })).status()).toBe(403)
  } finally {
    await closed.close()
  }
})
