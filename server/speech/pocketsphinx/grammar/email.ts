import { domain, labels } from './spelling.ts'
import { anyOf, inOrder, maybe } from './tree.ts'

/** An address: "john dot smith at example dot com". */
export const emailGrammar = inOrder(
  maybe(anyOf("it's|it is|my email is|my email address is|that's")),
  labels,
  'at',
  domain,
  maybe('please', 'thanks', 'thank you'),
)
