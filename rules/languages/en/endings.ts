import { setOf } from '../shared/commands.ts'
import type { Endings } from '../shared/endings.ts'

export const ENGLISH_ENDINGS: Endings = {
  unfinished: setOf(
    `and or but the a an of at dot point minus plus my our your his her their is are was am it's i i'm in on for to
      with from by as than so then because comma dash hyphen underscore slash colon number area code extension double
      triple capital um uh er erm hmm like maybe`,
  ),
  growing: setOf('twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion lakh crore'),
}
