/** As much of Babel's path as is needed here. */
interface Path {
  node: { type: string; key?: { name?: string }; typeAnnotation?: object | null }
  parentPath: Path | null
  hub?: { file?: { opts?: { filename?: string } } }
}

const isTop = (path: Path): boolean => path.parentPath?.node.type === 'Program'

/** Words for readers: a chart reads the same without them, and the diagrams' check compares them letter by letter. */
const isDescription = ({ node }: Path): boolean => node.type === 'ObjectProperty' && node.key?.name === 'description'

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
 * - Descriptions of states and transitions.
 * - Single words in the tables of words that a transcript or a command is read by, or that a conversation says: a test for
 *   each word would only write the table a second time. That the table is used, and how, is mutated: without all of its
 *   words tests must fail.
 */
export const ignorers = (tables: boolean) => [
  { shouldIgnore: (path: Path) => (isDescription(path) ? 'a description' : undefined) },
  {
    shouldIgnore: (path: Path) =>
      tables && /^(StringLiteral|TemplateLiteral)$/.test(path.node.type) && isInTable(path)
        ? 'a word of a table'
        : undefined,
  },
]

/** Where words stand in tables. */
export const hasTables = (file: string): boolean => /^rules\/(transcript|spoken-commands|conversation)\//.test(file)
