import { kinds } from '../../../../shared/kinds.ts'
import { formOf } from '../own-words.ts'

/** What somebody is to whom they call so: who speaks of a granddaughter is her grandparent. */
export const RECIPROCAL = kinds(
  `grandparent|grandmother|grandfather: my granddaughter|my grandson|my grandchild|my grandchildren|our granddaughter|our grandson|our grandchild
parent|mother or father|mother|father: my son|my daughter|my child|our son|our daughter|our child|my little boy|my little girl|my boy|my girl|my baby|my stepson|my stepdaughter|my kid
child|son or daughter|son|daughter: my mum|my mom|my mother|my dad|my father|my parents
spouse|spouse or partner|partner|husband or wife: my wife|my husband|my partner|my other half
sibling|brother or sister: my brother|my sister
relative|other relative|other family member|family member|aunt or uncle: my nephew|my niece|my cousin|my aunt|my uncle
friend: my friend|my mate|my neighbour|my best friend
carer|support worker|professional: my client|i look after|i care for|my patient
teacher|tutor: my pupil|my student|in my class
landlord: my tenant
employer|manager: my employee|works for me|on my team`,
  formOf,
)
