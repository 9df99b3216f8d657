import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** A file as the laws read it; paths are from the root, with slashes. */
export interface Source {
  path: string
  text: string
}

/** What a law says of a file that breaks it. */
export type Law = (source: Source) => string[]

/** Every file that git tracks and that still exists, of the named endings. */
export const trackedSources = (...endings: string[]): Source[] =>
  trackedPaths()
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

export const trackedPaths = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)

export const isIgnored = (path: string): boolean => {
  try {
    execFileSync('git', ['check-ignore', '-q', path])
    return true
  } catch {
    return false
  }
}

export const isUnder = (path: string, ...folders: string[]): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`))

export const isTest = (path: string): boolean => isUnder(path, 'tests')

const parsed = new WeakMap<Source, ts.Node[]>()

/** Every node of the file, parents before their children; each file is parsed once for all laws. */
export function nodesOf(source: Source): ts.Node[] {
  const nodes = parsed.get(source) ?? parse(source)
  parsed.set(source, nodes)
  return nodes
}

function parse({ path, text }: Source): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  ts.forEachChild(ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind), visit)
  return found
}

export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** The texts of a file: literals, and the parts of templates and of JSX. */
export const textsOf = (source: Source): { text: string; node: ts.Node }[] =>
  nodesOf(source).flatMap((node) =>
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
      ? [{ text: node.text, node }]
      : [],
  )
