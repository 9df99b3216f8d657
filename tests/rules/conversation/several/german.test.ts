import { describe, expect, it } from 'vitest'
import { cases, choice, choices, field, splitBy } from './forms.ts'

const forms = {
  hotel: [
    field('text', 'Ihr Name', { required: true }),
    field('number', 'Anzahl der Nächte', { required: true }),
    field('date', 'Anreise', { required: true }),
    choice('Zimmertyp', 'Einzelzimmer', 'Doppelzimmer', 'Suite'),
    choice('Frühstück', 'Ja', 'Nein'),
    field('email', 'E-Mail-Adresse', { required: true }),
    field('tel', 'Telefonnummer'),
    field('textarea', 'Besondere Wünsche'),
  ],
  kurs: [
    field('text', 'Vor- und Nachname'),
    field('text', 'Firma'),
    field('number', 'Anzahl der Plätze'),
    choices('Workshops', 'Malen', 'Töpfern', 'Drucken'),
    field('consent', 'Ich bin mit Fotos einverstanden'),
  ],
  bestellung: [
    choice('Größe', 'Klein', 'Mittel', 'Groß'),
    field('number', 'Wie viele Pizzen'),
    choices('Extras', 'Oliven', 'Käse', 'Peperoni'),
    field('text', 'Name'),
    field('tel', 'Telefon'),
  ],
  schule: [
    field('text', 'Name der Schule'),
    field('number', 'Anzahl Kinder'),
    field('number', 'Anzahl Erwachsene'),
    field('date', 'Tag des Besuchs'),
    choice('Sprache der Führung', 'Deutsch', 'Englisch', 'Französisch'),
  ],
  aufenthalt: [
    field('date', 'Anreisedatum'),
    field('date', 'Abreisedatum'),
    field('number', 'Personen'),
    choice('Parkplatz', 'Ja', 'Nein'),
  ],
  praxis: [
    field('text', 'Name'),
    field('date', 'Geburtsdatum'),
    field('number', 'Alter'),
    field('rating', 'Schmerzen von eins bis fünf'),
    choice('Versicherung', 'Gesetzlich', 'Privat'),
  ],
  notiz: [field('text', 'Kommentar'), field('number', 'Nächte'), field('date', 'Anreise')],
  band: [field('text', 'Name der Band'), field('number', 'Karten'), choice('Wein', 'Weiß', 'Rot', 'Rosé')],
}

const split = splitBy(forms, 'de-DE')

describe('One German utterance fills several fields', () => {
  it.each(
    cases(`
    hotel | Anna Schmidt, zwei Nächte ab dem dritten Mai | Ihr Name: "Anna Schmidt"; Anzahl der Nächte: 2; Anreise: "2026-05-03"
    hotel | anna schmidt zwei nächte ab dem dritten mai | Ihr Name: "anna schmidt"; Anzahl der Nächte: 2; Anreise: "2026-05-03"
    hotel | Guten Tag, mein Name ist Anna Schmidt und ich hätte gern drei Nächte ab dem 12. Juni. | Ihr Name: "Anna Schmidt"; Anzahl der Nächte: 3; Anreise: "2026-06-12"
    hotel | Hier ist Peter Braun, wir möchten vier Nächte im Doppelzimmer, Anreise am 10. Juli | Ihr Name: "Peter Braun"; Anzahl der Nächte: 4; Anreise: "2026-07-10"; Zimmertyp: "doppelzimmer"
    hotel | Familie von der Heide, 2 Nächte | Ihr Name: "Familie von der Heide"; Anzahl der Nächte: 2
    hotel | Lukas Berger, eine Nacht ab morgen | Ihr Name: "Lukas Berger"; Anzahl der Nächte: 1; Anreise: "2026-04-02"
    hotel | Anna Schmidt, zwei Nächte ab dem dritten Mai, Doppelzimmer, ohne Frühstück | Ihr Name: "Anna Schmidt"; Anzahl der Nächte: 2; Anreise: "2026-05-03"; Zimmertyp: "doppelzimmer"; Frühstück: "nein"
    hotel>Anzahl der Nächte | zwei Nächte ab Freitag | Anzahl der Nächte: 2; Anreise: "2026-04-03"
    hotel>Anreise | am dritten Mai, ein Doppelzimmer bitte | Anreise: "2026-05-03"; Zimmertyp: "doppelzimmer"
    hotel>Zimmertyp | eine Suite, Frühstück ja, E-Mail anna at example punkt com | Zimmertyp: "suite"; Frühstück: "ja"; E-Mail-Adresse: "anna@example.com"
    hotel>E-Mail-Adresse | anna.schmidt@example.com, Telefon 0171 2345678 | E-Mail-Adresse: "anna.schmidt@example.com"; Telefonnummer: "+491712345678"
    kurs | Anna Schmidt, meine Firma ist Acme, drei Plätze | Vor- und Nachname: "Anna Schmidt"; Firma: "Acme"; Anzahl der Plätze: 3
    kurs | Anna-Lena Müller-Lüdenscheidt, zwei Plätze | Vor- und Nachname: "Anna-Lena Müller-Lüdenscheidt"; Anzahl der Plätze: 2
    kurs>Firma | Müller und Söhne, vier Plätze bitte | Firma: "Müller und Söhne"; Anzahl der Plätze: 4
    kurs>Anzahl der Plätze | zwei Plätze und den Workshop Töpfern | Anzahl der Plätze: 2; Workshops: ["töpfern"]
    bestellung | groß, zwei Pizzen | Größe: "groß"; Wie viele Pizzen: 2
    bestellung | eine große, drei Pizzen mit Oliven und Käse | Größe: "groß"; Wie viele Pizzen: 3; Extras: ["oliven","käse"]
    bestellung>Wie viele Pizzen | zwei Pizzen mit Peperoni, auf den Namen Yilmaz | Wie viele Pizzen: 2; Extras: ["peperoni"]; Name: "Yilmaz"
    schule | Goetheschule, zwanzig Kinder und zwei Erwachsene | Name der Schule: "Goetheschule"; Anzahl Kinder: 20; Anzahl Erwachsene: 2
    schule>Anzahl Kinder | vierundzwanzig Kinder und drei Erwachsene, am neunten Juni, auf Englisch | Anzahl Kinder: 24; Anzahl Erwachsene: 3; Tag des Besuchs: "2026-06-09"; Sprache der Führung: "englisch"
    aufenthalt | vom dritten Mai bis zum siebten Mai, für vier Personen | Anreisedatum: "2026-05-03"; Abreisedatum: "2026-05-07"; Personen: 4
    aufenthalt | Anreise am 3. Mai, Abreise am 7. Mai, zwei Gäste | Anreisedatum: "2026-05-03"; Abreisedatum: "2026-05-07"; Personen: 2
    praxis | Anna Schmidt, geboren am 3. Mai 1990 | Name: "Anna Schmidt"; Geburtsdatum: "1990-05-03"
    praxis | Karl Weber, ich bin 34 Jahre alt | Name: "Karl Weber"; Alter: 34
    praxis>Alter | 62 Jahre, Schmerzen vier, privat versichert | Alter: 62; Schmerzen von eins bis fünf: 4; Versicherung: "privat"
    hotel | Ich heiße Thomas Müller und möchte für drei Nächte ein Einzelzimmer ab dem ersten Juni | Ihr Name: "Thomas Müller"; Anzahl der Nächte: 3; Anreise: "2026-06-01"; Zimmertyp: "einzelzimmer"
    hotel | Maria Huber, vom 5. Mai an, zwei Nächte | Ihr Name: "Maria Huber"; Anzahl der Nächte: 2; Anreise: "2026-05-05"
    hotel | Maria Huber, Anreise fünfter Mai, zwei Nächte, Doppelzimmer mit Frühstück | Ihr Name: "Maria Huber"; Anzahl der Nächte: 2; Anreise: "2026-05-05"; Zimmertyp: "doppelzimmer"; Frühstück: "ja"
    hotel | Anna Schmidt, ich hätte gerne zwei Übernachtungen ab dem 3.5.2026 | Ihr Name: "Anna Schmidt"; Anzahl der Nächte: 2; Anreise: "2026-05-03"
    hotel | Anna Schmidt, zwei Nächte morgen | Ihr Name: "Anna Schmidt"; Anzahl der Nächte: 2; Anreise: "2026-04-02"
    hotel | Anna Schmidt zwei Nächte Freitag | Ihr Name: "Anna Schmidt"; Anzahl der Nächte: 2; Anreise: "2026-04-03"
    hotel | Anna Schmidt, Freitag, zwei Nächte | Ihr Name: "Anna Schmidt"; Anzahl der Nächte: 2; Anreise: "2026-04-03"
    hotel | Herr und Frau Meier, zwei Nächte ab Montag | Ihr Name: "Herr und Frau Meier"; Anzahl der Nächte: 2; Anreise: "2026-04-06"
    hotel | Schmidt, Anna, zwei Nächte ab dem dritten Mai | Ihr Name: "Schmidt, Anna"; Anzahl der Nächte: 2; Anreise: "2026-05-03"
    hotel | Anna Mai, zwei Nächte | Ihr Name: "Anna Mai"; Anzahl der Nächte: 2
    kurs>Firma | Meier, Schulze und Partner, drei Plätze | Firma: "Meier, Schulze und Partner"; Anzahl der Plätze: 3
    kurs | Anna Schmidt, die Firma heißt Müller und Söhne, drei Plätze | Vor- und Nachname: "Anna Schmidt"; Firma: "Müller und Söhne"; Anzahl der Plätze: 3
    schule | Gymnasium am Markt, 24 Kinder, 3 Erwachsene, am 9. Juni | Name der Schule: "Gymnasium am Markt"; Anzahl Kinder: 24; Anzahl Erwachsene: 3; Tag des Besuchs: "2026-06-09"
    aufenthalt | ab morgen bis Freitag, zwei Personen | Anreisedatum: "2026-04-02"; Abreisedatum: "2026-04-03"; Personen: 2
    aufenthalt>Personen | zwei Personen, mit Parkplatz | Personen: 2; Parkplatz: "ja"
    praxis | Anna Schmidt, geb. 3.5.1990, Schmerzen vier | Name: "Anna Schmidt"; Geburtsdatum: "1990-05-03"; Schmerzen von eins bis fünf: 4
    band | Die Toten Hosen, vier Karten | Name der Band: "Die Toten Hosen"; Karten: 4
  `),
  )('%s: "%s"', (asked, said, expected) => {
    expect(split(asked, said)).toBe(expected)
  })
})

describe('A German answer to one field stays whole', () => {
  it.each(
    cases(`
    hotel | Schmidt, Anna und Peter
    hotel | Anna Schmidt, vielleicht zwei Nächte
    kurs>Firma | Vier Jahreszeiten, dritter Stock
    praxis | Anna, dritter Mai 1990
    aufenthalt | vom dritten bis siebten Mai
    notiz | zwei Nächte ab dem dritten Mai
    notiz | wir waren zwei Nächte ab dem dritten Mai da
    hotel | Anna Schmidt
    hotel | Müller, Meier, Schmidt
    hotel | wir waren zwei Nächte da
    hotel | Anna Schmidt, nicht zwei Nächte
    hotel | Anna Schmidt, zwei oder drei Nächte
    hotel | Anna Schmidt, zwei
    hotel | Anna Schmidt und zwei Kinder
    hotel | Anna Sieben, zwei Nächte
    hotel | Schmidt, zwei Nächte, ein Zimmer mit Balkon
    hotel>Anzahl der Nächte | die Nacht vom dritten auf den vierten Mai
    hotel>Anreise | am dritten Mai oder am vierten, Doppelzimmer
    hotel>Anreise | nicht am dritten Mai, Doppelzimmer
    hotel>Zimmertyp | Doppelzimmer, ja
    kurs | Anna Schmidt, Acme
    kurs | Anna Schmidt von der Firma Acme, zwei Plätze
    kurs>Firma | Drei Könige, vier Plätze
    kurs>Firma | Zwei Plätze Verlag
    praxis | Max Freitag
    hotel | Max Freitag, zwei Nächte
    hotel | Anna Morgen, zwei Nächte
    hotel | Max Freitag zwei Nächte
    praxis | Karl Weber, 34
    band | Die Fantastischen Vier, zwei
    band | Anna Weiß
    band | Anna, Rot
    band>Karten | zwei Karten, weiß oder rot
    schule>Anzahl Kinder | 20 Kinder, zwei davon im Rollstuhl
    bestellung | mittel, zwei Pizzen, ohne Käse
  `),
  )('%s: "%s"', (asked, said) => {
    expect(split(asked, said)).toBe('-')
  })
})
