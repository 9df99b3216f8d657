import { phrases } from '../../../shared/phrases.ts'

/** What leaves options of a list out, or joins them. */
export const EXCEPTION = phrases([
  [
    true,
    `except|except for|bar|barring|hold the|skip the|lose the|ditch the|not only|not just|excluding|apart from
      |other than|but not|all but|but|not including|leave out|minus|instead of|rather than|besides|aside from|both
      |either|neither|nor|no|plus|nothing else`,
  ],
])
/** What names all options of a list, some of them or none. */
export const SEVERAL = phrases([
  [
    true,
    `all|all of them|all of these|all of those|all the above|all of the above|everything|every|every one|any
      |any of them|any of these|nothing|nothing at all|none|none at all|none of them|none of these|none of those
      |none of the above|neither|neither of them|zero|not any|both of them|both of these|the lot|the whole lot
      |them all|through|thru|till|until|whatsoever|whole|anything
      |just them|just them two|just those|just those two|just these|just these two`,
  ],
])
