import ts from 'typescript'
import { LANGUAGES } from '../../rules/languages/registry.ts'
import { primaryLanguage } from '../../rules/languages/tags.ts'
import { isUnder, lineOf, nodesOf, type Law } from './source.ts'

const NAMES = [...new Set(LANGUAGES.map(([tag]) => primaryLanguage(tag)))].join('|')
const TAG = new RegExp(`^(?:${NAMES})(?:[-_][a-z]{2})?$`, 'i')
const IN_PATTERN = new RegExp(String.raw`(?<![\w\\])(?:${NAMES})(?![a-z])`, 'i')
const FOLDER = new RegExp(`/languages/(?:${NAMES})/`)

/** Where languages have their folders, and where the language of a form that names none stands. */
const LANGUAGES_FOLDER = 'rules/languages'
const DEFAULTS = 'rules/limits.ts'
/** An engine whose models know one language only. */
const ENGLISH_ENGINE = 'server/speech/pocketsphinx'

/** A language is a folder and a line: code that named one elsewhere would have to be found and changed for the next. */
export const namesNoLanguage: Law = (source) =>
  isUnder(source.path, 'rules', 'machines', 'src', 'server') &&
  !isUnder(source.path, LANGUAGES_FOLDER, ENGLISH_ENGINE) &&
  source.path !== DEFAULTS
    ? nodesOf(source)
        .filter(namesLanguage)
        .map((node) => `${source.path}:${lineOf(node)} must ask the language of the form, not for one by its name`)
    : []

const namesLanguage = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) && (TAG.test(node.text) || FOLDER.test(node.text))) ||
  (ts.isRegularExpressionLiteral(node) && IN_PATTERN.test(node.text)) ||
  (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && TAG.test(node.name.text))
