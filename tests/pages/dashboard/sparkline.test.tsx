import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Sparkline } from '../../../src/ui/layout/sparkline.tsx'
import { violations } from '../axe.ts'

async function heights(values: number[]): Promise<number[]> {
  const { container } = await render(<Sparkline values={values} label={values.join(', ')} />)
  const points = container.querySelector('polyline')?.getAttribute('points') ?? ''
  return points.split(' ').map((point) => Number(point.split(',')[1]))
}

it('a trend has a point for each day, the highest at the top and none below the ground', async () => {
  expect(await heights([0, 5, 10])).toEqual([32, 18, 4])
  expect(await heights(Array.from({ length: 14 }, (_, day) => day))).toHaveLength(14)
})

it('a trend without anything lies on the ground', async () => {
  expect(await heights([0, 0, 0])).toEqual([32, 32, 32])
})

it('a trend is said in numbers to those who do not see it', async () => {
  const screen = await render(<Sparkline values={[1, 2]} label="Responses per day: 1, 2" />)
  await expect.element(screen.getByRole('img', { name: 'Responses per day: 1, 2' })).toBeInTheDocument()
  expect(await violations()).toEqual([])
})
