import { mapOf, setOf } from '../shared/commands.ts'
import type { WordsOfParts } from '../shared/several.ts'
import { regex } from '../shared/regex.ts'

export const ENGLISH_PARTS: WordsOfParts = {
  beside: setOf(
    `and with for from on to until till through at in of the a an it's it is i'm i am we're we are i we my our there
      will be would i'd we'd i'll we'll like want need have please thanks thank you altogether total then also plus
      arriving arrive arrives coming come starting start beginning begin staying stay leaving leave departing depart
      booking book order ordering that's them so`,
  ),
  leads: setOf('with in a an like want need have'),
  unnamed: setOf(
    `how many much what which who when where number of the a an your you are is will be do does would like want need have
    for in on to at and or with please choose select any it this that there total my our we come came`,
  ),
  units: [
    setOf('people person persons guest guests visitor visitors participant participants attendee attendees'),
    setOf('adult adults grown-up grown-ups grownups'),
    setOf('child children kid kids'),
    setOf('age year years old aged'),
    setOf('night nights'),
    setOf('ticket tickets seat seats'),
    setOf('phone telephone mobile number cell'),
    setOf('email e-mail mail address'),
    setOf('copy copies'),
    setOf('birth born'),
  ],
  formOf: (word) => (word.length > 3 ? word.replace(/(?:'s|s)$/u, '') : word),
  asksName: regex('iu')`
    \b(?:(?:sur|nick)?name|guest|contact|company|employer|organi[sz]ation|school|city|town|village|country|club
      |team)\b`,
  introduces: setOf('hi hello hiya yes yeah well okay ok name named called call me this under'),
  notInNames: setOf(
    `i me we us he him she her they them you it who what that this these those is are was were be been am will would
      can could should shall must may do does did done have has had want wants wanted need needs needed like liked
      love stay stayed staying stays came come coming go going went leave left arrive arrived arriving start starting
      book booked booking order ordered ordering buy bought get got pay paid see saw said says tell told call called
      make made live lived lives work works worked born because since if when while where how why not no never yes
      maybe perhaps about around almost nearly only just more less than or but so then please thanks sorry wait
      actually until till from for with without at on in to by into over under after before per each every all some
      any my our your his their a an another other same both most much many few several none nothing today tomorrow
      yesterday`,
  ),
  inNames: setOf('of the and de la le van von der den da di del al bin ibn y'),
  is: setOf('is are be'),
  called: { name: setOf('name'), of: setOf('of') },
  given: mapOf('with=yes without=no'),
  joinsWords: false,
  days: setOf('the on by'),
  begins: setOf('from arriving arrive arrives starting start beginning begin coming'),
  ends: {
    words: setOf('to until till through leaving leave departing depart'),
    labels: /depart|check.?out|\bend|leav|until|return|last/iu,
  },
  otherDays: /birth|born|issue|expir|valid|hired|graduat|previous|last (?!day|night)|signed|today/iu,
}
