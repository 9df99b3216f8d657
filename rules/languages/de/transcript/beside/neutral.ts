import { wordSet } from '../../../shared/phrases.ts'
import { transliterated } from '../letters.ts'

/** Words of closed classes, and of what a form, a scale and a measure are made of, that may stand beside any value. */
export const NEUTRAL = wordSet(
  transliterated(
    [
      // Pronouns, articles and prepositions that have no role of their own.
      `du dir dich einer keiner selber ne nen nem n en eins welches am ans vom zum zur ins aufs fürs per via ab bis unter über zwischen um gegen
      laut gemäß entlang als wie dass da's obwohl denn weil also deswegen darum trotzdem ander andere anderen anderer anderes
      meins meiner unser unsere unserem unseren deren dessen dies diese dieser dieses diesem diesen diesmal solche solcher`,
      // Degree, manner, time.
      `war wars waren warn gewesen wär wärs ists sinds wirds gibts hats habs hab hatte hab's ist's tun tu tue tät täte täten ginge ging ginget
      leider zum glück gottseidank natürlich klar logisch sicher sowieso ohnehin quasi sozusagen praktisch grundsätzlich nämlich
      immer oft öfter selten täglich wöchentlich jährlich früh spät abends morgens mittags vormittags nachmittags nachts abend mittag
      heut heuer gestern morgen übermorgen vorgestern bald gleich nachher später danach davor zuerst zuletzt kommende kommenden kommender
      nächste nächsten nächster letzte letzten letzter letztes vorige vorigen erste ersten erster zweite zweiten
      anfang mitte ende oben unten drüben hinten vorn vorne links rechts mittlerweile bereits erst einmal endlich winter sommer herbst frühling frühjahr fängt fangt fangts läuft tankt früher jemals gesamt`,
      // Fillers and particles of talk.
      `gar überhaupt na naja tja hm äh ähm oh ach ah uff puh mei jo jep nö nee gell geh bittschön gruezi moin hallo warte wart moment mensch mann sorry entschuldigung
      alles irgendwie irgendwas ungelogen ehrlich rein strikt locker fix arg echt sankt stolze stolzen satte glatte gute guten guter gutes ganzen ganze kleine kleiner kleines großer große großes
      schöne schöner schönes neue neuen neuer neues einzige einziger einziges genaue runde volle halbe tolle einfache richtige`,
      // What a form, a scale and a measure are made of.
      `nummer zahl note noten punkt punkte punkten sterne sternen stern wert antwort option auswahl liste reihe stufe größe klasse sorte art
      personen leute köpfe stück minus plus komma euro kilo gramm liter meter zentimeter kilometer quadratmeter grad prozent franken minuten stunden
      datum tag tage termin monat jahr uhr geburtstag`,
    ].join(' '),
  ),
)
