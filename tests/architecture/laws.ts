import { posix } from 'node:path'
import ts from 'typescript'
import { isProduct } from './layers.ts'
import { isTest, isUnder, lineOf, nodesOf, textsOf, type Law, type Source } from './source.ts'

const OUTSIDE = [
  'fetch',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'document',
  'window',
  'navigator',
  'globalThis',
  'self',
  'XMLHttpRequest',
  'WebSocket',
]

const at = ({ path }: Source, node: ts.Node, sentence: string): string => `${path}:${lineOf(node)} ${sentence}`

/** Machines and rules get IO as injected actors and as arguments. */
export const isPure: Law = (source) =>
  isUnder(source.path, 'machines', 'rules')
    ? nodesOf(source)
        .filter((node) => ts.isIdentifier(node) && OUTSIDE.includes(node.text) && isRead(node))
        .map((node) => at(source, node, `must not touch ${node.getText()}`))
    : []

/** Whether a name is looked up outside of the file's own names: no property, no parameter, no binding of it. */
function isRead(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.expression !== node) return false
  if (ts.isPropertyAssignment(parent) && parent.initializer !== node) return false
  if (ts.isQualifiedName(parent) || ts.isPropertySignature(parent) || ts.isBindingElement(parent)) return false
  return !isBound(node)
}

/** XState hands each actor's logic a `self`; a parameter of that name is no global. */
function isBound(node: ts.Node): boolean {
  for (let scope: ts.Node | undefined = node.parent; scope; scope = scope.parent)
    if (ts.isFunctionLike(scope) && scope.parameters.some((parameter) => binds(parameter.name, node.getText())))
      return true
  return ts.isParameter(node.parent)
}

const binds = (name: ts.BindingName, text: string): boolean =>
  ts.isIdentifier(name)
    ? name.text === text
    : name.elements.some((element) => ts.isBindingElement(element) && binds(element.name, text))

const TAIL = String.raw`(?:\s+(?:where|order|group|limit|join|left|inner|as)\b|\s*;?\s*$)`
const STATEMENT = new RegExp(
  String.raw`^\s*(?:(?:select\s[^]+|delete)\sfrom\s+["\w.]+${TAIL}|insert\s+(?:or\s+\w+\s+)?into\s|update\s+["\w.]+\s+set\s|` +
    String.raw`with\s+\w+\s+as\s*\(|(?:create|drop|alter)\s+(?:unique\s+)?(?:table|index|schema)\b|pragma\s+\w)`,
  'i',
)
const QUERY = /^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/

/** Only the store contains SQL, in text or through Kysely. */
export const leavesSqlToTheStore: Law = (source) => {
  if (!isProduct(source.path) || isUnder(source.path, 'server/store')) return []
  const statements = textsOf(source).filter(({ text, node }) => !ts.isJsxText(node) && STATEMENT.test(text))
  const queries = nodesOf(source).filter((node) => ts.isPropertyAccessExpression(node) && QUERY.test(node.name.text))
  const tags = nodesOf(source).filter((node) => ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql')
  return [...statements.map(({ node }) => node), ...queries, ...tags].map((node) =>
    at(source, node, 'must not contain SQL'),
  )
}

const TOKENS = ['src/ui/recipes/tokens.ts', 'src/ui/recipes/colors.ts']
const COLOUR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i
const NAMED =
  /^(black|red|green|blue|gray|grey|orange|yellow|purple|teal|navy|silver|maroon|aqua|lime|pink|brown|cyan)$/i

/** Colours have names of their own; only the tokens define them. */
export const leavesColoursToTheTokens: Law = (source) => {
  if (!isUnder(source.path, 'src') || TOKENS.includes(source.path)) return []
  if (source.path.endsWith('.css'))
    return COLOUR.test(source.text) ? [`${source.path} must not write a raw colour`] : []
  const raw = textsOf(source).filter(
    ({ text, node }) => COLOUR.test(text) || (NAMED.test(text) && isStyle(node.parent)),
  )
  return raw.map(({ node }) => at(source, node, 'must not write a raw colour'))
}

const isStyle = (parent: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) &&
  /^(?:color|background|fill|stroke)$|Color$/.test(parent.name.getText())

export const LONGEST = 220

/** A longer file has more than one subject. */
export const isShortEnough: Law = ({ path, text }) => {
  const lines = text.replace(/\n$/, '').split('\n').length
  return isTest(path) || lines <= LONGEST ? [] : [`${path} has ${lines} lines`]
}

export const FILES_MAX = 20

/** The folders of the product with more files of code than can be taken in at once. */
export function crowdedFolders(paths: string[]): string[] {
  const counts = new Map<string, number>()
  for (const folder of paths.filter(isProduct).map((path) => posix.dirname(path)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) => (count > FILES_MAX ? [`${folder} has ${count} files`] : []))
}

/** Generated paths name the events of an actor by its id, and people find it by its src. */
export const namesItsActors: Law = (source) =>
  isUnder(source.path, 'machines')
    ? invocationsOf(source)
        .filter((node) => !isNamed(node))
        .map((node) => at(source, node, 'must give its invoke an id that equals its src'))
    : []

const invocationsOf = (source: Source): ts.Expression[] =>
  nodesOf(source).flatMap((node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'invoke') return []
    return ts.isArrayLiteralExpression(node.initializer) ? [...node.initializer.elements] : [node.initializer]
  })

function isNamed(invocation: ts.Expression): boolean {
  if (!ts.isObjectLiteralExpression(invocation)) return false
  const [id, src] = ['id', 'src'].map((key) => valueOf(invocation, key))
  return id !== undefined && id === src
}

const valueOf = (object: ts.ObjectLiteralExpression, key: string): string | undefined =>
  object.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && property.name.getText() === key && ts.isStringLiteral(property.initializer)
      ? [property.initializer.text]
      : [],
  )[0]
