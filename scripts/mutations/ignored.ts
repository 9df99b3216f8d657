/** As much of Babel's path as is needed here. */
interface Path {
  node: Node
  parentPath: Path | null
  hub?: { file?: { opts?: { filename?: string } } }
}

interface Node {
  type: string
  key?: { name?: string }
  properties?: Node[]
}

const isTop = (path: Path): boolean => path.parentPath?.node.type === 'Program'

const isNamed = ({ type, key }: Node, ...names: string[]): boolean =>
  type === 'ObjectProperty' && names.includes(key?.name ?? '')

/**
 * Words for readers, which a chart reads the same without, and which the diagrams' check compares letter by letter; and
 * `types`, which carries types to the compiler and is never read.
 */
const isForReaders = ({ node }: Path): boolean =>
  isNamed(node, 'description', 'types') ||
  (node.type === 'ObjectExpression' && onlyHas(node.properties ?? [], 'description'))

const onlyHas = (properties: Node[], name: string): boolean =>
  properties.length > 0 && properties.every((property) => isNamed(property, name))

/** Only what runs when the module is loaded; functions inside of a table are judged like all others. */
function isInTable(path: Path): boolean {
  for (let outer = path.parentPath; outer; outer = outer.parentPath) {
    if (/Function/.test(outer.node.type)) return false
    if (outer.node.type === 'VariableDeclaration')
      return isTop(outer) || outer.parentPath?.node.type === 'ExportNamedDeclaration'
  }
  return false
}

/**
 * What is not mutated, beside types.
 * - Descriptions of states and transitions, and the types of machines.
 * - Single words in the tables of words that a transcript or a command is read by, or that a conversation says: a test for
 *   each word would only write the table a second time. That the table is used, and how, is mutated: without all of its
 *   words tests must fail.
 */
export const ignorersFor = (file: string) => [
  { shouldIgnore: (path: Path) => (isChart(file) && isForReaders(path) ? 'for readers' : undefined) },
  {
    shouldIgnore: (path: Path) =>
      hasTables(file) && /^(StringLiteral|TemplateLiteral)$/.test(path.node.type) && isInTable(path)
        ? 'a word of a table'
        : undefined,
  },
]

const isChart = (file: string): boolean => file.startsWith('machines/')

/** Where words stand in tables; those of form-check are tested word by word. */
const hasTables = (file: string): boolean =>
  /^rules\/(languages|transcript|spoken-commands|conversation)\//.test(file) &&
  !/^rules\/languages\/\w+\/(form-check|sounds)\.ts$/.test(file)
