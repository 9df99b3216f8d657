import { domain, label } from './spelling.ts'
import { anyOf, inOrder, maybe, oneOf, repeated } from './tree.ts'

const scheme = inOrder(oneOf('h t t p', 'h t t p s'), 'colon slash slash')

/** A web address: "w w w dot example dot org slash about". */
export const urlGrammar = inOrder(
  maybe(anyOf("it's|it is|my website is|our website is|the address is")),
  maybe(scheme),
  maybe('w w w dot'),
  domain,
  maybe(repeated(inOrder('slash', label))),
  maybe('please', 'thanks', 'thank you'),
)
