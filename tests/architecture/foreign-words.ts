import ts from 'typescript'
import { isUnder, lineOf, nodesOf, type Law } from './source.ts'

/** The folder of the language into which the others are put. */
const PLAIN_WORDS = 'rules/languages/en'
/** What English took over with its letters. */
const LOANS = ['café', 'fiancé', 'fiancée', 'née']

/**
 * The rules of plain words know the words of one language; each other one brings its own in its vocabulary. Of foreign words a machine
 * can tell those whose letters English has not.
 */
export const leavesWordsToTheirLanguage: Law = (source) =>
  isUnder(source.path, PLAIN_WORDS)
    ? nodesOf(source).flatMap((node) =>
        foreignIn(node).map(
          (word) => `${source.path}:${lineOf(node)} must leave "${word}" to the vocabulary of its language`,
        ),
      )
    : []

const foreignIn = (node: ts.Node): string[] =>
  isText(node)
    ? lettersOf(node).filter((word) => /[^\p{ASCII}]/u.test(word) && !LOANS.includes(word.toLowerCase()))
    : []

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

/** The words of a text as it is written, without escapes: the "b" of "\bnée" is none of its letters. */
const lettersOf = (node: ts.Node): string[] =>
  node
    .getText()
    .replaceAll(/\\./gu, ' ')
    .normalize('NFC')
    .match(/\p{L}+/gu) ?? []
