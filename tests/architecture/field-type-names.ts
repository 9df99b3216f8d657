import ts from 'typescript'
import { FIELD_TYPES } from '../../rules/field-types.ts'
import { isUnder, lineOf, nodesOf, type Law, type Source } from './source.ts'

/** Where the types of fields have their traits. */
const TABLE = 'rules/field-types.ts'

/**
 * Code asks for a trait of a type, or has a table with an entry for each: where it compared with a name, a new type would be
 * forgotten. Names in a `Record<FieldType, …>` are keys, which the compiler checks.
 */
export const asksForTraits: Law = (source) =>
  isUnder(source.path, 'rules', 'machines', 'src', 'server') && source.path !== TABLE
    ? nodesOf(source)
        .filter((node) => isComparison(node) || isCase(node) || isList(node) || isPartialTable(node))
        .map((node) => sentence(source, node))
    : []

const sentence = ({ path }: Source, node: ts.Node): string =>
  `${path}:${lineOf(node)} must ask for a trait of the type, not for its name`

const isName = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) && (FIELD_TYPES as readonly string[]).includes(node.text)

/** `field.type`, `fieldType` and `fieldNow(state).type`. */
const isType = (node: ts.Node): boolean => /(?:^|[.\s])(?:type|fieldType)!?$/i.test(node.getText())

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  /^[!=]==?$/.test(node.operatorToken.getText()) &&
  ((isName(node.left) && isType(node.right)) || (isName(node.right) && isType(node.left)))

const isCase = (node: ts.Node): boolean =>
  ts.isCaseClause(node) && isName(node.expression) && isType(node.parent.parent.expression)

/** `['email', 'url'].includes(type)`, `new Set(['email', 'url'])`, and a list that has a name of its own. */
const isList = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) && node.elements.length > 0 && node.elements.every(isName) && isAsked(node)

const isAsked = (list: ts.ArrayLiteralExpression): boolean =>
  list.elements.length > 1 || ts.isPropertyAccessExpression(list.parent) || ts.isNewExpression(list.parent)

const isPartialTable = (node: ts.Node): boolean =>
  ts.isTypeReferenceNode(node) && /^Partial<\s*(?:Readonly<\s*)?Record<\s*FieldType\b/.test(node.getText())
