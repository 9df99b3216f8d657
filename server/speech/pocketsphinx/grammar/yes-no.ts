import { anyOf, inOrder, maybe, oneOf } from './tree.ts'

const courtesy = anyOf('please|thanks|thank you|sorry')
const i = anyOf('i|we')

/** What stands behind a yes, and is one without it too: "yes I do", "I do". */
const assent = oneOf(
  anyOf("sure|of course|absolutely|definitely|certainly|indeed|exactly|okay|correct|right|true|for sure|i'm sure"),
  inOrder(oneOf("that's", 'that is', 'it is'), anyOf('right|correct|true')),
  inOrder(i, anyOf('do|did|have|will|would|can')),
  anyOf("i am|we are|i was|it is|it does|it was|i'd like to"),
  inOrder('i', anyOf('think|believe|guess|suppose'), 'so'),
)

/** What stands behind a no, and is one without it too: "no, not yet", "not yet". */
const denial = oneOf(
  anyOf('not really|not yet|not at all|not now|not at the moment|not me|never|no way|wrong|incorrect'),
  inOrder(anyOf('absolutely|definitely|certainly|of course'), 'not'),
  inOrder(i, anyOf("don't|do not|didn't|did not|haven't|have not|won't|will not|can't|cannot|wouldn't")),
  anyOf("i'm not|i am not|we're not|i wasn't|i'm afraid not|it's not|it is not|it isn't|it wasn't|it doesn't"),
  inOrder('i', oneOf("don't", 'do not'), anyOf('think|believe'), 'so'),
  inOrder(oneOf("that's", 'that is'), anyOf('wrong|not right|not correct|not true')),
)

/** A yes as people say it, alone or with what they say to it. */
export const yesGrammar = oneOf(
  inOrder(anyOf('yes|yeah|yep|yup'), maybe(assent, courtesy)),
  inOrder(assent, maybe(courtesy)),
)

/** A no likewise. */
export const noGrammar = oneOf(inOrder(anyOf('no|nope|nah'), maybe(denial, courtesy)), inOrder(denial, maybe(courtesy)))

/** Neither: who says so is asked again, instead of being heard as the yes or the no that sounds like it. */
export const unsureGrammar = anyOf("maybe|perhaps|not sure|i'm not sure|i don't know|it depends|sometimes")

/** What people say before either. */
export const yesNoLead = maybe(anyOf("oh|well|i think|i'd say|i would say|my answer is|just"))
