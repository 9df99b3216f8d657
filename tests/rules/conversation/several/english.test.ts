import { describe, expect, it } from 'vitest'
import { cases, choice, choices, field, splitBy } from './forms.ts'

const forms = {
  hotel: [
    field('text', 'Your name', { required: true }),
    field('number', 'Nights', { required: true }),
    field('date', 'Arrival', { required: true }),
    choice('Room type', 'Single', 'Double', 'Suite'),
    choice('Breakfast', 'Yes', 'No'),
    field('email', 'Email', { required: true }),
    field('tel', 'Phone'),
    field('textarea', 'Special wishes'),
  ],
  visit: [
    field('text', 'Name of your school'),
    field('number', 'How many children'),
    field('number', 'How many adults'),
    field('date', 'Day of the visit'),
    choice('Language of the tour', 'English', 'French', 'German'),
  ],
  event: [
    field('text', 'Full name'),
    field('text', 'Company'),
    field('number', 'Number of tickets'),
    choices('Workshops', 'Painting', 'Pottery', 'Printing'),
    field('consent', 'I agree to be photographed'),
    field('number', 'Number of guests'),
  ],
  order: [
    choice('Size', 'Small', 'Medium', 'Large'),
    field('number', 'How many pizzas'),
    choices('Extras', 'Olives', 'Extra cheese', 'Chilli'),
    field('text', 'Name'),
    field('tel', 'Telephone'),
  ],
  stay: [
    field('date', 'Check-in'),
    field('date', 'Check-out'),
    field('number', 'Guests'),
    choice('Parking', 'Yes', 'No'),
  ],
  patient: [
    field('text', 'First name'),
    field('text', 'Last name'),
    field('date', 'Date of birth'),
    field('number', 'Age'),
    field('rating', 'Pain from one to five'),
  ],
  floor: [field('text', 'Company'), field('number', 'Employees'), field('date', 'Start date')],
  note: [field('text', 'Comments'), field('number', 'Nights'), field('date', 'Arrival')],
  long: [field('textarea', 'Your name'), field('number', 'Nights'), field('date', 'Arrival')],
  trip: [field('text', 'Your name'), field('date', 'Arrival'), field('number', 'Nights')],
  single: [field('text', 'Your name')],
  band: [field('text', 'Name of the band'), field('number', 'Tickets'), choice('Wine', 'White', 'Red', 'Rose')],
}

const split = splitBy(forms, 'en-US')

describe('One utterance fills several fields', () => {
  it.each(
    cases(`
    hotel | Anna Smith, two nights from the third of May | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-05-03"
    hotel | anna smith two nights from the third of may | Your name: "anna smith"; Nights: 2; Arrival: "2026-05-03"
    hotel | Anna Smith two nights from the 3rd of May | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-05-03"
    hotel | My name is Anna Smith and I need two nights from May 3rd. | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-05-03"
    hotel | I'm Peter Brown, three nights please, arriving on June 12th | Your name: "Peter Brown"; Nights: 3; Arrival: "2026-06-12"
    hotel | It's Ludwig van Buren, for one night, starting tomorrow | Your name: "Ludwig van Buren"; Nights: 1; Arrival: "2026-04-02"
    hotel | Anna Smith, 2 nights | Your name: "Anna Smith"; Nights: 2
    hotel | mary jones five nights | Your name: "mary jones"; Nights: 5
    hotel | Anna Smith for two nights from the third of May, a double room | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-05-03"; Room type: "double"
    hotel | Anna Smith, two nights from the third of May, double room, no breakfast | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-05-03"; Room type: "double"; Breakfast: "no"
    hotel>Nights | two nights from the third of May | Nights: 2; Arrival: "2026-05-03"
    hotel>Nights | Two nights from May 3rd. | Nights: 2; Arrival: "2026-05-03"
    hotel>Nights | two nights, from tomorrow | Nights: 2; Arrival: "2026-04-02"
    hotel>Nights | we will stay four nights from the tenth of July in a suite | Nights: 4; Arrival: "2026-07-10"; Room type: "suite"
    hotel>Nights | two nights on Friday | Nights: 2; Arrival: "2026-04-03"
    hotel>Arrival | May 3rd, double room | Arrival: "2026-05-03"; Room type: "double"
    hotel>Arrival | the third of May, a double | Arrival: "2026-05-03"; Room type: "double"
    hotel>Arrival | on the third of may a single room please | Arrival: "2026-05-03"; Room type: "single"
    hotel>Room type | a double room with breakfast, yes | Room type: "double"; Breakfast: "yes"
    hotel>Room type | double room, breakfast yes | Room type: "double"; Breakfast: "yes"
    hotel>Room type | a suite, no breakfast, email anna at example dot com | Room type: "suite"; Breakfast: "no"; Email: "anna@example.com"
    hotel>Email | anna at example dot com, phone five five five one two three four five six seven | Email: "anna@example.com"; Phone: "(555) 123-4567"
    hotel>Email | anna@example.com, 555 123 4567 | Email: "anna@example.com"; Phone: "(555) 123-4567"
    visit | Park School, twenty children and two adults | Name of your school: "Park School"; How many children: 20; How many adults: 2
    visit | park school twenty children two adults | Name of your school: "park school"; How many children: 20; How many adults: 2
    visit | Saint Mary, 24 children, 3 adults, on the 9th of June | Name of your school: "Saint Mary"; How many children: 24; How many adults: 3; Day of the visit: "2026-06-09"
    visit>How many children | twenty four kids and three grown-ups | How many children: 24; How many adults: 3
    visit>How many children | twelve children, two adults, on May 5th, in French | How many children: 12; How many adults: 2; Day of the visit: "2026-05-05"; Language of the tour: "french"
    visit>How many adults | two adults on the fifth of May | How many adults: 2; Day of the visit: "2026-05-05"
    visit>How many adults | three, on May 20th | How many adults: 3; Day of the visit: "2026-05-20"
    visit>Day of the visit | on June 9th in German please | Day of the visit: "2026-06-09"; Language of the tour: "german"
    event | Anna Smith, my company is Acme, three tickets | Full name: "Anna Smith"; Company: "Acme"; Number of tickets: 3
    event | Anna Smith, three tickets | Full name: "Anna Smith"; Number of tickets: 3
    event>Company | Acme, four tickets | Company: "Acme"; Number of tickets: 4
    event>Company | Green and Sons, we would like two tickets | Company: "Green and Sons"; Number of tickets: 2
    event>Company | Acme two tickets for the pottery workshop | Company: "Acme"; Number of tickets: 2; Workshops: ["pottery"]
    event>Number of tickets | two tickets and the pottery workshop | Number of tickets: 2; Workshops: ["pottery"]
    event>Number of tickets | three tickets, painting and printing | Number of tickets: 3; Workshops: ["painting","printing"]
    order | large, two pizzas | Size: "large"; How many pizzas: 2
    order | a medium, three pizzas, with olives | Size: "medium"; How many pizzas: 3; Extras: ["olives"]
    order | medium, three pizzas with olives and extra cheese | Size: "medium"; How many pizzas: 3; Extras: ["olives","extra cheese"]
    order | small, one pizza please | Size: "small"; How many pizzas: 1
    order>How many pizzas | two pizzas with chilli | How many pizzas: 2; Extras: ["chilli"]
    order>How many pizzas | two pizzas, name is Jones | How many pizzas: 2; Name: "Jones"
    order>Name | Jones, five five five one two three four five six seven | Name: "Jones"; Telephone: "(555) 123-4567"
    order>Name | the name is Anna Jones, telephone 555 123 4567 | Name: "Anna Jones"; Telephone: "(555) 123-4567"
    stay | from the third of May to the seventh of May | Check-in: "2026-05-03"; Check-out: "2026-05-07"
    stay | arriving May 3rd, leaving May 7th, two guests | Check-in: "2026-05-03"; Check-out: "2026-05-07"; Guests: 2
    stay | the third of May until the seventh of May, for four people | Check-in: "2026-05-03"; Check-out: "2026-05-07"; Guests: 4
    stay>Check-out | May 7th, two guests, no parking | Check-out: "2026-05-07"; Guests: 2; Parking: "no"
    stay>Guests | two guests, parking yes please | Guests: 2; Parking: "yes"
    patient | Anna, last name is Smith | First name: "Anna"; Last name: "Smith"
    patient>Last name | Smith, I'm 34 years old | Last name: "Smith"; Age: 34
    patient>Age | I am 34 years old, pain four | Age: 34; Pain from one to five: 4
    floor | Acme, forty employees, starting May 4th | Company: "Acme"; Employees: 40; Start date: "2026-05-04"
    order | Two pizzas, large | Size: "large"; How many pizzas: 2
    hotel | two nights from the third of May, Anna Smith | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-05-03"
    hotel | Anna Smith, two nights, anna at example dot com | Your name: "Anna Smith"; Nights: 2; Email: "anna@example.com"
    hotel | Anna Smith, a double room for two nights from the third of May, my phone is 0171 2345678 and my email is anna at example dot com | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-05-03"; Room type: "double"; Email: "anna@example.com"; Phone: "01712345678"
    hotel | Anna Smith and two nights and the phone number is 555 123 4567 | Your name: "Anna Smith"; Nights: 2; Phone: "(555) 123-4567"
    hotel | Anna Smith, email a n n a at example dot com | Your name: "Anna Smith"; Email: "anna@example.com"
    hotel>Nights | from the third of May, two nights | Nights: 2; Arrival: "2026-05-03"
    hotel | Anna Smith and I want a single room for two nights from the third of May | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-05-03"; Room type: "single"
    hotel>Room type | a double room without breakfast, email anna at example dot com | Room type: "double"; Breakfast: "no"; Email: "anna@example.com"
    order>How many pizzas | two pizzas with olives, under the name of Jones | How many pizzas: 2; Extras: ["olives"]; Name: "Jones"
    patient>Last name | Smith, born on May 3rd 1990 | Last name: "Smith"; Date of birth: "1990-05-03"
    hotel>Nights | arrival the third of May, two nights | Nights: 2; Arrival: "2026-05-03"
    hotel>Nights | double room, two nights | Nights: 2; Room type: "double"
    stay | two guests, from the third of May | Check-in: "2026-05-03"; Guests: 2
    visit | Park School, on May 5th, twenty children | Name of your school: "Park School"; How many children: 20; Day of the visit: "2026-05-05"
    visit | Park School twenty children tomorrow | Name of your school: "Park School"; How many children: 20; Day of the visit: "2026-04-02"
    hotel | Anna Smith, two nights tomorrow | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-04-02"
    hotel | Anna Smith two nights Friday | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-04-03"
    hotel | Anna Smith, tomorrow, two nights | Your name: "Anna Smith"; Nights: 2; Arrival: "2026-04-02"
    trip | Anna Smith tomorrow two nights | Your name: "Anna Smith"; Arrival: "2026-04-02"; Nights: 2
    trip | Anna Smith 2026-05-03, two nights | Your name: "Anna Smith"; Arrival: "2026-05-03"; Nights: 2
    stay | tomorrow, Friday, two guests | Check-in: "2026-04-02"; Check-out: "2026-04-03"; Guests: 2
    trip | Anna Smith, tomorrow, two nights | Your name: "Anna Smith"; Arrival: "2026-04-02"; Nights: 2
    band | The Beatles, four tickets | Name of the band: "The Beatles"; Tickets: 4
  `),
  )('%s: "%s"', (asked, said, expected) => {
    expect(split(asked, said)).toBe(expected)
  })
})

describe('An answer to one field stays whole', () => {
  it.each(
    cases(`
    single | Anna Smith, two nights from the third of May
    note | two nights from the third of May
    note | Anna Smith, two nights from the third of May
    note | We stayed two nights from the third of May
    long | Anna Smith, two nights from the third of May
    hotel | Anna Smith
    hotel | two nights from the third of May
    hotel | We stayed two nights from the third of May
    hotel | I want two nights from the third of May
    hotel | Anna Smith, maybe two nights
    hotel>Nights | the night from the third to the fourth of May
    event | Anna Smith of the company Acme, two tickets
    hotel | Anna Smith, not two nights
    hotel | Anna Smith, two nights or three
    hotel | Anna Smith, two
    hotel | two, Anna Smith
    hotel | two nights Anna Smith
    hotel | two nights, Anna Smith, three nights
    hotel | two nights, we love Anna Smith
    hotel | Anna Smith, two nights last year
    hotel | Anna Smith, two nights like every year
    hotel | Anna Smith, twenty people
    hotel | Anna Smith two nights from the Hilton
    hotel | is two nights from the third of May still free
    hotel | April May
    hotel | Joe Friday
    hotel | Joe Friday, two nights
    trip | Joe Friday two nights
    trip | joe friday two nights
    trip | Anna Smith tomorrow
    hotel | Anna Smith, tomorrow
    stay>Guests | two tomorrow
    hotel | Joe Friday, Monday
    hotel | Mary Ann Two Nights Jones
    hotel>Nights | two
    hotel>Nights | two nights
    hotel>Nights | two or three nights from the third of May
    hotel>Nights | two nights but not from the third of May
    hotel>Nights | two nights since the third of May
    hotel>Arrival | the third of May twenty twenty six
    hotel>Arrival | the third of May or the fourth, double room
    hotel>Arrival | not the third of May, double room
    hotel>Room type | double, yes
    hotel>Room type | no suite, a double room
    hotel>Room type | single or double, breakfast yes
    hotel>Email | anna at example dot com
    hotel>Phone | five five five one two three four five six seven
    floor | Smith and Sons, 3rd floor
    floor | Smith and Sons, May 3rd
    floor | Forty Thieves
    floor | Studio 54, third of May
    floor | Route 66, forty
    event | Anna Smith, Acme
    event | Anna Maria Smith
    event>Company | Three Mobile
    event>Company | Twenty First Century, two
    event>Company | Four Seasons Tickets
    event>Workshops | pottery, I agree
    event>Workshops | painting and pottery, two guests
    patient | Anna Smith
    patient | Mary Ann, Smith
    patient | Anna, May 3rd 1990
    patient>Last name | May, June 3rd
    band | Blink one eighty two
    band | Twenty One Pilots
    band | The Four Tops, two
    band | Mary White
    band | Simply, Red
    band>Tickets | two tickets, white or red
    visit>How many children | twenty children, two of them in wheelchairs
    visit>How many children | twenty four
    visit>How many adults | two
    stay | from the third to the seventh of May
    stay>Guests | two, yes
    order | large
    order>How many pizzas | two, olives
    order | large, hot, two
    order>Name | Jones
  `),
  )('%s: "%s"', (asked, said) => {
    expect(split(asked, said)).toBe('-')
  })
})
