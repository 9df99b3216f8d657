import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { fileProblem, isFileAnswer } from '../../../rules/answers/files.ts'
import { aPhoto } from '../../support/photo.ts'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AnswerValue, FormField } from '../../../contract/types.gen.ts'
import { FieldControl } from '../../../src/fields/field-control.tsx'
import { aField, someOptions } from '../../support/builders.ts'

function Held({ field, onChange }: { field: FormField; onChange: (value: AnswerValue) => void }) {
  const [value, setValue] = useState<AnswerValue>()
  const keep = (next: AnswerValue) => {
    setValue(next)
    onChange(next)
  }
  return (
    <>
      <label id="label" htmlFor="control">
        Question
      </label>
      <FieldControl field={field} id="control" labelledBy="label" value={value} onChange={keep} />
    </>
  )
}

async function show(changes: Partial<FormField>) {
  const onChange = vi.fn<(value: AnswerValue) => void>()
  const screen = await render(<Held field={aField(changes)} onChange={onChange} />)
  return { screen, onChange }
}

describe('The control of a field', () => {
  it.each([
    ['text', 'Ada'],
    ['email', 'ada@example.com'],
    ['url', 'https://example.com'],
    ['tel', '555 123 4567'],
    ['textarea', 'one\ntwo'],
  ] as const)('takes a line of type %s as it is typed', async (type, typed) => {
    const { screen, onChange } = await show({ type })
    await screen.getByRole('textbox', { name: 'Question' }).fill(typed)
    expect(onChange).toHaveBeenLastCalledWith(typed)
  })

  it('has four rows for a textarea', async () => {
    const { screen } = await show({ type: 'textarea' })
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('rows', '4')
  })

  it.each([
    ['email', 'email', 'email'],
    ['tel', 'tel', 'tel'],
    ['url', 'url', 'url'],
  ] as const)(
    'shows the keyboard for type %s on a phone, and fills in what the browser knows',
    async (type, mode, known) => {
      const { screen } = await show({ type })
      await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', mode)
      await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', known)
    },
  )

  it('gives a number as a number, and nothing for nothing', async () => {
    const { screen, onChange } = await show({ type: 'number' })
    const control = screen.getByRole('spinbutton', { name: 'Question' })
    await control.fill('-12.50')
    expect(onChange).toHaveBeenLastCalledWith(-12.5)
    await control.fill('')
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  it('gives a date as the calendar writes it', async () => {
    const { screen, onChange } = await show({ type: 'date' })
    await screen.getByLabelText('Question').fill('2026-03-03')
    expect(onChange).toHaveBeenLastCalledWith('2026-03-03')
  })

  it('gives a rating as a number, by pointer and by arrow keys', async () => {
    const { screen, onChange } = await show({
      type: 'rating',
      validation: { min: 0, max: 10 },
      scaleLabels: { min: 'Never', max: 'Always' },
    })
    const group = screen.getByRole('radiogroup', { name: 'Question' })
    await expect.element(group).toHaveAccessibleDescription('0: Never 10: Always')
    await expect.element(group.getByRole('radio')).toHaveLength(11)
    await group.getByText('7', { exact: true }).click()
    expect(onChange).toHaveBeenLastCalledWith(7)
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith(8)
    await screen.getByRole('button', { name: 'Clear choice' }).click()
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  const withOther = [...someOptions, { label: 'Other', value: 'other', isOther: true }]

  it('takes own words in the place of one option, in a line that has the focus', async () => {
    const { screen, onChange } = await show({ type: 'radio', options: withOther })
    await screen.getByRole('radio', { name: 'Other' }).click()
    expect(onChange).toHaveBeenLastCalledWith({ other: '' })
    await expect.element(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus()
    await userEvent.keyboard('Mauve')
    expect(onChange).toHaveBeenLastCalledWith({ other: 'Mauve' })
    await screen.getByRole('radio', { name: 'Green' }).click()
    expect(onChange).toHaveBeenLastCalledWith('green')
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
  })

  it('takes own words beside other choices, and in a list', async () => {
    const { screen, onChange } = await show({ type: 'checkbox', options: withOther })
    await screen.getByRole('checkbox', { name: 'Red' }).click()
    await screen.getByRole('checkbox', { name: 'Other' }).click()
    await screen.getByRole('textbox', { name: 'Other' }).fill('Mauve')
    expect(onChange).toHaveBeenLastCalledWith(['red', { other: 'Mauve' }])
    await screen.getByRole('checkbox', { name: 'Red' }).click()
    expect(onChange).toHaveBeenLastCalledWith([{ other: 'Mauve' }])
    const list = await show({ type: 'select', options: withOther, label: 'List' })
    await list.screen.getByRole('combobox').selectOptions('Other')
    await list.screen.getByRole('textbox', { name: 'Other' }).last().fill('Teal')
    expect(list.onChange).toHaveBeenLastCalledWith({ other: 'Teal' })
  })

  it('gives a consent only while its box is ticked', async () => {
    const { screen, onChange } = await show({ type: 'consent', placeholder: 'I do', required: true })
    const box = screen.getByRole('group', { name: 'Question' }).getByRole('checkbox', { name: 'I do' })
    await expect.element(box).toHaveAttribute('aria-required', 'true')
    await box.click()
    expect(onChange).toHaveBeenLastCalledWith(true)
    await box.click()
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  it('gives the value of the option that is selected', async () => {
    const { screen, onChange } = await show({ type: 'select' })
    await screen.getByRole('combobox', { name: 'Question' }).selectOptions('Light blue')
    expect(onChange).toHaveBeenLastCalledWith('light_blue')
  })

  it('gives one of the radios, which can be taken back where no answer is required', async () => {
    const { screen, onChange } = await show({ type: 'radio' })
    await screen.getByRole('radiogroup', { name: 'Question' }).getByRole('radio', { name: 'Green' }).click()
    expect(onChange).toHaveBeenLastCalledWith('green')
    await screen.getByRole('button', { name: 'Clear choice' }).click()
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  it('gives the checked options in their own order, whatever the order of checking', async () => {
    const { screen, onChange } = await show({ type: 'checkbox' })
    await screen.getByRole('checkbox', { name: 'Light blue' }).click()
    await screen.getByRole('checkbox', { name: 'Red' }).click()
    expect(onChange).toHaveBeenLastCalledWith(['red', 'light_blue'])
    await screen.getByRole('checkbox', { name: 'Light blue' }).click()
    expect(onChange).toHaveBeenLastCalledWith(['red'])
  })

  it('reads a file that is attached, and lets it be removed', async () => {
    const { screen, onChange } = await show({ type: 'file' })
    await screen.getByLabelText('Question').upload(new File(['hello'], 'note.txt', { type: 'text/plain' }))
    await expect.element(screen.getByText('note.txt (1 KB)')).toBeVisible()
    const data = btoa('hello')
    expect(onChange).toHaveBeenLastCalledWith({ name: 'note.txt', mediaType: 'text/plain', size: 5, data })
    await screen.getByRole('button', { name: 'Remove note.txt' }).click()
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('says in its own words how a file is chosen, where those of the browser would be cut', async () => {
    const { screen } = await show({ type: 'file' })
    await expect.element(screen.getByText('Choose a file', { exact: true })).toBeVisible()
    await expect.element(screen.getByLabelText('Question')).toHaveAccessibleName('Question')
  })

  it('does not read a file that is too large: its size alone is told', async () => {
    const { screen, onChange } = await show({ type: 'file' })
    const size = 512 * 1024 + 1
    await screen.getByLabelText('Question').upload(new File([new Uint8Array(size)], 'big.bin'))
    await expect.element(screen.getByText('big.bin (513 KB)')).toBeVisible()
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ size, data: '' }))
  })

  it('keeps the chooser for another file when one is too large', async () => {
    const { screen } = await show({ type: 'file' })
    await screen.getByLabelText('Question').upload(new File([new Uint8Array(512 * 1024 + 1)], 'big.bin'))
    await expect.element(screen.getByText('big.bin (513 KB)')).toBeVisible()
    await screen.getByLabelText('Question').upload(new File(['hello'], 'note.txt', { type: 'text/plain' }))
    await expect.element(screen.getByRole('button', { name: 'Remove note.txt' })).toBeVisible()
  })

  it('offers the chooser what the field takes, and keeps it for another file when one is of another type', async () => {
    const { screen, onChange } = await show({ type: 'file', validation: { acceptedTypes: ['pdf'] } })
    const chooser = screen.getByLabelText('Question')
    await expect.element(chooser).toHaveAttribute('accept', '.pdf')
    await expect.element(chooser).toHaveAccessibleDescription(/Only a PDF/)
    await chooser.upload(new File(['hello'], 'note.txt', { type: 'text/plain' }))
    await expect.element(screen.getByText('note.txt (1 KB)')).toBeVisible()
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'note.txt' }))
    await chooser.upload(new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' }))
    await expect.element(screen.getByRole('button', { name: 'Remove paper.pdf' })).toBeVisible()
  })

  it('makes a photograph small enough, upright, and leaves out where it was taken', async () => {
    const { screen, onChange } = await show({ type: 'file' })
    const photo = await aPhoto(1200, 900)
    expect(photo.size).toBeGreaterThan(512 * 1024)
    await screen.getByLabelText('Question').upload(photo)
    await expect.element(screen.getByRole('button', { name: 'Remove beach.jpg' })).toBeVisible()
    const [answer] = onChange.mock.lastCall ?? []
    if (!isFileAnswer(answer)) throw new Error('The answer is no file')
    expect(fileProblem(answer)).toBeUndefined()
    const bytes = atob(answer.data)
    expect(bytes).not.toContain('Exif')
    expect(bytes).not.toContain('51.5N')
    const { width, height } = await createImageBitmap(new Blob([Uint8Array.from(bytes, (each) => each.charCodeAt(0))]))
    expect(width / height).toBeCloseTo(900 / 1200, 2)
  })

  it('keeps a picture that this browser cannot read, whose size is judged then', async () => {
    const { screen, onChange } = await show({ type: 'file' })
    const size = 600 * 1024
    await screen.getByLabelText('Question').upload(new File([new Uint8Array(size)], 'raw.heic', { type: 'image/heic' }))
    await expect.element(screen.getByText('raw.heic (600 KB)')).toBeVisible()
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'raw.heic', size, data: '' }))
  })

  it.each([
    ['radio', 'a click', 'picked', () => userEvent.click(document.querySelectorAll('input')[1]!)],
    ['radio', 'an arrow', 'passed', () => userEvent.keyboard('{ArrowDown}')],
    ['radio', 'Space', 'picked', () => userEvent.keyboard(' ')],
    ['select', 'typing ahead', 'passed', () => userEvent.keyboard('b')],
  ] as const)('of type %s tells an option that is chosen by %s as %s', async (type, _, outcome, choose) => {
    const onChange = vi.fn<(value: AnswerValue, isPicked?: boolean) => void>()
    const field = aField({ type, options: ['Red', 'Blue'].map((label) => ({ label, value: label.toLowerCase() })) })
    await render(<FieldControl field={field} id="control" labelledBy="label" value={undefined} onChange={onChange} />)
    document.querySelector<HTMLElement>('input, select')?.focus()
    await choose()
    expect(onChange).toHaveBeenLastCalledWith(expect.any(String), outcome === 'picked')
  })
})
