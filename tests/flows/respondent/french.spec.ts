import { expect, test, type Page } from '@playwright/test'
import { conversingBrowser } from '../support/browser-recogniser.ts'
import { owner } from '../support/builder.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'
import { speakingDevice } from '../support/speaker.ts'

const FRENCH = 'Français (Suisse)'
const TITLE = 'Inscription au repas'
const QUESTIONS = [
  { label: 'Serez-vous présent ?', type: 'Radio', options: ['Oui', 'Non'] },
  { label: 'Combien de personnes ?', type: 'Number' },
  { label: 'Quel jour préférez-vous ?', type: 'Date' },
  { label: 'Votre courriel', type: 'Email' },
]

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})

/** An owner asks in French; the form that is stored. */
async function aFrenchForm(page: Page) {
  const builder = owner(page, server.url)
  await builder.logIn()
  await builder.build(TITLE, QUESTIONS, FRENCH)
  const { data } = await (await ownerOf(server)).readForms()
  const form = data.find(({ title }) => title === TITLE)
  if (!form) throw new Error('The form is not in the list')
  return form
}

test('a whole form in French is asked, answered, read back and sent by voice alone', async ({ page }) => {
  test.setTimeout(180_000)
  const form = await aFrenchForm(page)
  expect(form.structure.metadata?.language).toBe('fr-CH')
  await conversingBrowser(page, [
    [/Serez-vous présent/, 'oui'],
    [/Question 2 sur 4/, 'nous serons septante-deux'],
    [/Question 3 sur 4/, 'le premier mai deux mille vingt-sept'],
    [/Question 4 sur 4/, 'ana point morel arobase exemple point ch'],
    [/Votre réponse est/, 'suivant'],
    [/Est-ce exact/, 'oui'],
    [/Il n’y a plus de question/, 'vérifier'],
    [/Vos réponses\./, 'envoyer'],
    [/Puis-je envoyer le formulaire/, 'oui'],
  ])
  const said = await speakingDevice(page, [], 'fr-CH')
  await page.goto(`${server.url}/forms/${form.id}`)
  await page.getByRole('switch', { name: /hands-free/i }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible({ timeout: 100_000 })
  expect(said.join(' ')).toMatch(
    /Question 2 sur 4\. Combien de personnes.*Vos réponses\..*Puis-je envoyer le formulaire/,
  )
  expect(storedAnswers(server, form)).toEqual([
    {
      'Serez-vous présent ?': 'oui',
      'Combien de personnes ?': 72,
      'Quel jour préférez-vous ?': '2027-05-01',
      'Votre courriel': 'ana.morel@exemple.ch',
    },
  ])
})
