import { regex } from '../../../shared/regex.ts'

/** Whether a day without its year is the last or the coming one: "november fifth" on an invoice, and of a delivery. */
export type Tense = 'past' | 'coming'

/** Words of a question about what is still to come, whatever else it names: "Expected discharge date". */
const COMING = regex('iu')`
  \b(?:next|coming|upcoming|expected|planned|scheduled|preferred|desired|proposed|wanted|needed|required|requested|due
    |to be \w+|deadline|until|till|valid|expir\w+|ends?|runs? out|will|would|want|wish|like to|can|shall|should|may
      |need
    |earliest|latest|appointment|deliver(?:y|ies)|collection|pick-?up|drop-?off|departure|travel
    |rehearsal|viewing|tasting|rsvp|trip|flight|holiday|return|(?:day|date) for)\b`

/** What a question names that has happened: its verb, or a noun for what nobody plans. */
const PAST = regex('iu')`
  \b(?:you|it|they) (?:first )?(?!need|requir|prefer|expect|want|plan)\w+ed\b
  |\b(?:you|it|they|he|she|we) (?:first )?(?:became|met|quit|chose|saw|felt|flew|drove|wrote|sold|sent|told|rang|spoke|came|ate
    |heard|caught|found|held|kept|made|ran|said|woke|won|grew)\b
  |(?<!\b(?:want|need|requir|expect|preferr|plann|schedul|propos))(?<!\bneed)\w{3,}ed on\b
  |\b(?:noticed|received|issued|visited|completed|signed|stolen|bought|paid|did|was|were|happened|happen|died|started
    |joined|began|broke|lost|left|gave|given|went|took|got|fell|handed|dispatched|missed|missing|ago)\b
  |\b(?:accident|incident|burglary|break-?in|theft|robbery|assault|damage|birth|born|death|loss|purchased?|absence
    |invoice|receipt|expenses?|transaction|complaint|injury|wound|fall|crash|collision|breakdown|diagnosis|onset
    |symptoms?|infection|offence|offense|arrest|dismissal|discharge|fine|penalty|parking ticket|sighting|flood|spill
    |leak|outage|bite|sting|error|fault)\b
  |\blast (?!day|working|date|possible|week|night|shift|rehearsal|minute)\w`

/** What a question names that is to come, unless it names something that has happened too: "Start of the symptoms". */
const BEGINNING = /\b(?:start|starting|begin|beginning|first day|from|opening|moving|move)\b/iu

/** The time that a question names. */
export const timeNamed = (label: string): Tense | undefined => {
  if (
    COMING.test(label) &&
    !/\b(?:did|was|were|have you|last|on the (?:receipt|invoice|bill|ticket|statement))\b/iu.test(label)
  )
    return 'coming'
  return PAST.test(label) ? 'past' : undefined
}

/** Which days a question asks for; undefined where its words leave it open, as for a wedding. */
export const tenseOfLabel = (label: string): Tense | undefined =>
  timeNamed(label) ?? (BEGINNING.test(label) ? 'coming' : undefined)

/** What sets a day that is to come: "they moved it to the 14th of December". */
const ARRANGED = `mov|chang|book|plann|schedul|reschedul|arrang|postpon|push|shift|delay|extend|agre|decid|want|hop|need
  |pick|offer|suggest|mention|promis|confirm|fix|reserv|ask|expect|call|look|check`.replaceAll(/\s+/gu, '')

/** "I got it on the ninth of October": a verb of the past after its subject. */
const HAPPENED = regex('iu')`
  \b(?:i|we|it|they|he|she|you|that|who) (?:only |first |just |all |finally |actually )?
  (?:got|bought|had|went|came|started|began|took|lost|happened|died|broke|fell|found|met|left|gave|saw|drove|flew
    |caught|hurt myself|hit|brought|paid(?! (?:up|until|till|to))|sold|sent|wrote|handed|noticed|received|spotted
    |(?!(?:${ARRANGED})\w*ed\b)[a-z]{3,}(?<!e)ed)\b
  |\bjust gone\b|\bit was (?!meant|supposed|going|to be|planned|booked|scheduled|set)`

/** What says so in the words of a question, where a language knows it from verbs of its own. */
export const TOLD_AS_PAST = 'told as past'

/** Whether what was said is of the past by its verb. */
export const isToldAsPast = (label: string, transcript: string): boolean =>
  HAPPENED.test(transcript) || label.includes(`(${TOLD_AS_PAST})`)
