import type { Plain } from '../messages.ts'

/** Longer than this, a value is folded. */
const SHORT = 60

/** @param changed keys of the outermost level to mark */
export function JsonTree({ value, changed = [] }: { value: Plain; changed?: string[] }) {
  if (typeof value !== 'object' || value === null)
    return <code className="inspector__value">{JSON.stringify(value)}</code>
  return (
    <ul className="inspector__json">
      {Object.entries(value).map(([key, inner]) => (
        <li key={key} data-changed={changed.includes(key) || undefined}>
          <JsonEntry name={key} value={inner} />
        </li>
      ))}
    </ul>
  )
}

function JsonEntry({ name, value }: { name: string; value: Plain }) {
  const text = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || text.length <= SHORT)
    return (
      <>
        <span className="inspector__key">{name}</span> <code className="inspector__value">{text}</code>
      </>
    )
  return (
    <details>
      <summary>
        <span className="inspector__key">{name}</span> <small>{sizeOf(value)}</small>
      </summary>
      <JsonTree value={value} />
    </details>
  )
}

const sizeOf = (value: object): string =>
  Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`
