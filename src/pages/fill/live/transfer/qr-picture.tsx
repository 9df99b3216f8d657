import { encode } from 'uqr'
import { slotRecipe } from '../../../../ui/recipe.ts'
import type { qrCode } from '../../../../ui/recipes/icons/qr-code.ts'

const qrClass = slotRecipe<typeof qrCode>('qrCode')

/** The wrapper of the owner's pages would bring helpers into the part that the first field waits for. */
export function QrPicture({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value)
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <div className={qrClass('root')} role="img" aria-label={label}>
      <svg className={qrClass('frame')} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path className={qrClass('pattern')} d={squares.join('')} />
      </svg>
    </div>
  )
}
