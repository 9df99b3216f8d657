import { wordSet } from '../../shared/phrases.ts'
import { KIN_WORDS } from './kin.ts'
import type { WordsOfSentences } from '../../shared/text/sentence.ts'

const CLOSED_CLASS = wordSet(
  `yo tú usted él nosotros nosotras ustedes vosotros ellos ellas me te se nos os lo le les mí ti conmigo contigo soy
    eres es somos son era eras éramos eran fue fui fuimos fueron sea estoy estás está estamos están estaba estaban
    estar ha hemos han había habían haber hay tengo tienes tiene tenemos tienen tenía tener hago hace hacemos hacen
    hacer voy vas va vamos van iba ir vengo viene venimos quiero quiere queremos quisiera quería puedo puede podemos
    podría sé sabe saber digo dice dicen dijo decir llamo llama llamamos llaman llamar tomo vivo trabajo nací nació
    pon ponga ponme póngame ponle ponlo apunta apunte anota anote escribe escriba dime dígame ver mira mire oye oiga
    no nunca jamás pero porque aunque si sino cuando mientras pues entonces así que qué quién cuál cuándo dónde cómo
    cuánto o ni gustaría postular creo supongo quizá quizás siempre todavía aún ya ahora antes después luego ayer hoy
    mañana aquí ahí allí acá allá también tampoco además solo sólo solamente muy más menos tan toda todo todos bueno
    vale sí claro gracias perdón hola buenas señorita señor señora este esta ese esa esto eso algo nada alguien nadie
    mismo misma mejor va ídem`,
)

const PREPOSITIONS = wordSet(`en al con por para desde sobre hasta hacia`)

const JOINTS = wordSet('y e de del el la los las un una')

const POSSESSIVES = wordSet(`mi mis tu tus su sus nuestro nuestra`)

const NAMING = wordSet(
  `perdón es soy somos son era fue estoy estamos está llamo llama llamamos llaman llámame llámeme pon ponga ponme
    ponle ponlo apunta apunte`,
)

/** By which a sentence differs from a name. */
export const WORDS_OF_SENTENCES: WordsOfSentences = {
  closedClass: CLOSED_CLASS,
  prepositions: PREPOSITIONS,
  joints: JOINTS,
  possessives: POSSESSIVES,
  kin: KIN_WORDS,
  naming: NAMING,
  inflected:
    /^\p{L}{3,}(?<!últ|próx|máx|mín|extr|supr|anón|legít|herm|(?:mili|kilo|centi|micro)gr)(?:amos|emos|imos)$|^\p{L}{3,}(?:aron|ieron)$|^\p{L}{4,}mente$|^(?!ángel)\p{L}*[áéíú]\p{L}{1,3}[ae](?:me|se|nos|les?|l[oa]s?)(?<!ndal[oa]|étal[oa]|úfal[oa])$/u,
}
