import { posix } from 'node:path'
import ts from 'typescript'
import { nodesOf, type Source } from './source.ts'

export interface Import {
  /** A path from the root for a file of the project, else the package's name. */
  target: string
  isFile: boolean
  /** Erased before anything runs. */
  isType: boolean
  /** Fetched when it is wanted: import() and new URL(). */
  isDynamic: boolean
}

interface Specifier {
  specifier: string
  isType: boolean
  isDynamic: boolean
}

/** All that a file imports: statements, re-exports, import(), new URL('….ts', …) and import types. */
export const importsOf = (source: Source): Import[] =>
  nodesOf(source).flatMap((node) => {
    const found = specifierOf(node)
    if (!found) return []
    const { specifier, ...kind } = found
    return [{ ...targetOf(source.path, specifier), ...kind }]
  })

function specifierOf(node: ts.Node): Specifier | undefined {
  if (ts.isImportDeclaration(node)) return literal(node.moduleSpecifier, isTypeImport(node))
  if (ts.isExportDeclaration(node)) return literal(node.moduleSpecifier, isTypeExport(node))
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal, true) : undefined
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return literal(node.arguments[0], false, true)
  return isScriptUrl(node) ? literal(node.arguments?.[0], false, true) : undefined
}

/** A worker or a worklet is loaded by its URL. */
const isScriptUrl = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) &&
  node.expression.getText() === 'URL' &&
  /\.tsx?'/.test(node.arguments?.[0]?.getText() ?? '')

const literal = (node: ts.Node | undefined, isType: boolean, isDynamic = false): Specifier | undefined =>
  node && ts.isStringLiteralLike(node) ? { specifier: node.text, isType, isDynamic } : undefined

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return Boolean(importClause)
  const named = importClause.namedBindings
  return !importClause.name && named !== undefined && ts.isNamedImports(named) && areTypes(named.elements)
}

const isTypeExport = ({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean =>
  isTypeOnly || (exportClause !== undefined && ts.isNamedExports(exportClause) && areTypes(exportClause.elements))

const areTypes = (elements: ts.NodeArray<ts.ImportOrExportSpecifier>): boolean =>
  elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly)

function targetOf(from: string, specifier: string): Omit<Import, 'isType' | 'isDynamic'> {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('/')) return { target: path.slice(1), isFile: true }
  if (path.startsWith('.')) return { target: posix.join(posix.dirname(from), path), isFile: true }
  const [scope = '', name = ''] = path.split('/')
  return { target: scope.startsWith('@') ? `${scope}/${name}` : scope, isFile: false }
}
