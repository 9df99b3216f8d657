import { mapOf, type MannerCommand, type MannerWords, phrasesOf } from '../shared/commands.ts'

export const SPANISH_MANNER: MannerWords = {
  qualities: mapOf(
    `despacio=slower lento=slower lentamente=slower rápido=faster rápidamente=faster deprisa=faster aprisa=faster
    alto=louder fuerte=louder bajo=quieter bajito=quieter`,
  ) as ReadonlyMap<string, MannerCommand>,
  more: ['más'],
  less: phrasesOf('menos, no tan'),
  excess: phrasesOf('demasiado, muy'),
  degrees: phrasesOf(
    `un poco, un poquito, un pelín, poco, mucho, algo, aún, todavía, bastante, bien, me, lo, la, la pregunta,
    las preguntas, las opciones, otra vez, de nuevo, para mí, perdón, perdone, perdona`,
  ),
  pleas: ['por favor'],
  asking: phrasesOf(
    `puedes, puede, podrías, podría, podés, me puedes, me puede, habla, hable, hablá, hablar, lee, lea, leé, leer,
    leerme, leerlo, léelo, léalo, léeme, léame, dilo, dígalo, decirlo, ve, vaya, ir`,
  ),
  // "Habla" and "va" are said of others too.
  ofReader: phrasesOf(
    `hablas, lees, vas, estás hablando, estás leyendo, usted habla, usted lee, usted va, te oigo, le oigo, tu voz es,
    su voz es, la voz es`,
  ),
  ofAnything: phrasesOf('habla, lee, va, es, eso es, esto es, está, se oye, suena'),
}
