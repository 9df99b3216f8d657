import { reading } from '../layers.ts'

const ASKS_TOWN = /(?<!\p{L})(?:villes?|communes?|localit[eé]|village|municipalit[eé])(?!\p{L})/iu
const ASKS_PLACE = new RegExp(`${ASKS_TOWN.source}|quartier|r[eé]gion|d[eé]partement|pays|lieu`, 'iu')

/** "Je suis de Namur" tells a place, "je suis de retour" does not. */
const FROM =
  /^(?<before>(?:(?:euh|ben|bah|alors|moi),? )*)(?:je suis|on est|nous sommes) (?=(?:de |d['’]|du )(?!retour|passage|garde|service|accord|ici|là))/iu

/** The article of a town that a preposition has taken in: "au Mans" is Le Mans, but "Saint-Denis du Maine" is one name. */
const ARTICLES = { au: 'à Le', du: 'de Le', aux: 'à Les', des: 'de Les' } as const
const TAKEN_IN = /(?<!\p{L})(?<!(?!Née?|Euh|Ben|Bah|Alors|Habite)\p{Lu}[\p{L}-]+ )(?<joined>aux?|du|des) (?=\p{Lu})/gu

/** "Du Sénégal", to a question where somebody comes from. */
const ASKS_ORIGIN = /(?<!\p{L})(?:pays|origine|provenance)(?!\p{L})/iu
const OF_ORIGIN =
  /^(?<before>(?:(?:euh|ben|bah|alors),? )*)(?=(?:du|des|de la|de) \p{L}{3}|d['’]\p{L}{3}|de l['’]\p{L}{3})/iu

/** Reads where a person is or comes from, and the name of a town with its article. */
export const atPlaces = reading((heard, label) => {
  if (!ASKS_PLACE.test(label)) return heard
  const told = heard.replace(FROM, '$<before>je viens ')
  const said = ASKS_ORIGIN.test(label) ? told.replace(OF_ORIGIN, '$<before>je viens ') : told
  return ASKS_TOWN.test(label)
    ? said.replace(TAKEN_IN, (_, joined: keyof typeof ARTICLES) => `${ARTICLES[joined]} `)
    : said
})
