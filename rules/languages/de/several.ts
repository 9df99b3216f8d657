import { mapOf, setOf } from '../shared/commands.ts'
import { regex } from '../shared/regex.ts'
import type { WordsOfParts } from '../shared/several.ts'
import { stemOf } from './transcript/forms.ts'
import { transliterated } from './transcript/letters.ts'

/** The end of a compound that says only what kind of answer is asked for: "Anreisedatum", "Zimmertyp", "Personenzahl". */
const HEAD = /(?<=\p{L}{4})(?:datum|tag|nummer|adresse|typ|art|anzahl|zahl|termin)$/u
/** "Versichert" is told of a "Versicherung". */
const DERIVED = /(?<=\p{L}{5})(?:ung|t)$/u

export const GERMAN_PARTS: WordsOfParts = {
  beside: setOf(
    `und mit für von vom ab am an auf im in bei bis zum zur zu der die das den dem des ein eine einen einem einer es
      ist sind bin ich wir mir uns mein meine meinen unser unsere unseren hätte hätten gern gerne möchte möchten würde
      würden will wollen brauche brauchen nehme nehmen habe haben bitte danke schön insgesamt zusammen dann also auch
      noch dazu plus anreise ankunft abreise ankommen anreisen abreisen komme kommen reise reisen beginnend bleibe
      bleiben buche buchen reserviere reservieren bestelle bestellen`,
  ),
  leads: setOf('mit im in auf ein eine einen einem einer den möchte nehme hätte'),
  unnamed: setOf(
    `wie viel viele vielen was wer wann wo welche welcher welches welchen anzahl zahl der die das des dem den ein eine
      einen von vom bis zu in im am an auf bei und oder mit für ihr ihre ihren ihrer sie ist sind wird werden möchten
      wünschen brauchen benötigen kommen bitte wählen insgesamt gesamt mein meine unser unsere`,
  ),
  units: [
    setOf('personen gäste besucher teilnehmer teilnehmerinnen leute'),
    setOf('erwachsene'),
    setOf('kinder'),
    setOf('alter jahre'),
    setOf('nächte übernachtungen'),
    setOf('karten tickets plätze sitzplätze'),
    setOf('telefon handy mobil mobiltelefon rufnummer nummer'),
    setOf('email e-mail mail'),
    setOf('exemplare kopien'),
    setOf('geburt geburts geboren geb'),
  ],
  formOf: (word) =>
    stemOf(transliterated(word.replace(HEAD, '')).replace(DERIVED, '')).replace(/(?<=\p{L}{3})[ao]$/u, ''),
  asksName: regex('iu')`
    name|\bgast\b|kontakt|ansprechpartner|firma|unternehmen|arbeitgeber|organisation|schule|\bstadt\b|\bort\b|wohnort
    |\bdorf\b|\bland\b|verein|klub|\bclub|\bteam|mannschaft`,
  introduces: setOf('hallo guten tag morgen abend grüß gott ja gut also okay ok name heiße hier spricht unter'),
  notInNames: setOf(
    `ich mich mir wir uns du dich dir er ihn ihm sie ihnen es wer was das dies diese dieser dieses ist sind war waren
      bin sein gewesen wird werden wurde würde würden kann können könnte konnte soll sollte muss müssen darf dürfen
      habe haben hat hatte hatten hätte hätten will wollen möchte möchten brauche brauchen mag mögen gern gerne bleibe
      bleiben blieb blieben komme kommen kam kamen gehe gehen fahre fahren reise reisen reiste beginne beginnen buche
      buchen buchte bestelle bestellen nehme nehmen sehe sehen sage sagen sagte heiße heißt heißen wohne wohnen
      arbeite arbeiten geboren weil da wenn während wo wie warum nicht nie nein ja kein keine keinen vielleicht etwa
      ungefähr fast nur genau mehr weniger als oder aber also dann bitte danke entschuldigung moment eigentlich bis ab
      für mit ohne am an auf im in bei aus über unter vor nach pro je jede jeden alle einige etwas mein meine unser
      unsere ihr ihre ein eine einen anderer andere andere gleiche beide viel viele mehrere nichts heute morgen
      gestern schon noch sehr ganz`,
  ),
  inNames: setOf('von vom am an im van der den dem de la le zu zur zum und di da del al bin ibn y'),
  is: setOf('ist sind heißt lautet'),
  called: { name: setOf('name namen'), of: new Set() },
  given: mapOf('mit=ja ohne=nein'),
  joinsWords: true,
  days: setOf('am der den dem vom zum'),
  begins: setOf('ab vom von anreise ankunft ankommen anreisen komme kommen beginnend'),
  ends: {
    words: setOf('bis abreise abreisen'),
    labels: /abreise|abfahrt|check.?out|\bende|\bbis\b|rück|letzte/iu,
  },
  otherDays:
    /geburt|geboren|ausgestellt|ausstellung|ablauf|gültig|vorherig|letzte[rs]? (?!tag|nacht)|unterschrift|heut/iu,
}
