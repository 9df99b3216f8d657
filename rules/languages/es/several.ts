import { mapOf, setOf } from '../shared/commands.ts'
import { unaccented } from '../shared/label-words.ts'
import type { WordsOfParts } from '../shared/several.ts'
import { regex } from '../shared/regex.ts'

export const SPANISH_PARTS: WordsOfParts = {
  beside: setOf(
    `y e con para por desde del de a al el la los las en un una unos unas hasta partir es son soy somos mi mis
      nuestro nuestra nuestros nuestras quiero queremos necesito necesitamos quisiera quisiéramos tengo tenemos hay
      será serán seremos favor gracias total llegando llego llegamos llegada entrando entramos entro saliendo salgo
      salimos empezando empieza comenzando reservar reservo pedir pido que también luego después más`,
  ),
  leads: setOf('con en un una quiero queremos quisiera'),
  unnamed: setOf(
    `cuánto cuánta cuántos cuántas cuanto cuanta cuantos cuantas qué que cuál cual quién cuándo dónde número numero
      de del la el los las un una su sus tu tus es son será desea quiere necesita tiene para en a y o con por favor
      elija total mi mis vienen van`,
  ),
  units: [
    setOf(
      'persona personas huésped huéspedes invitado invitados visitante visitantes asistente asistentes participantes',
    ),
    setOf('adulto adultos mayores'),
    setOf('niño niños niña niñas hijos menores'),
    setOf('edad años año'),
    setOf('noche noches'),
    setOf('entrada entradas boleto boletos billete billetes'),
    setOf('teléfono telefono móvil movil celular número'),
    setOf('correo email electrónico mail'),
    setOf('ejemplar ejemplares copia copias'),
    setOf('nacimiento nací nacido nacida'),
  ],
  formOf: (word) => {
    const plain = unaccented(word)
    return plain.length > 3 ? plain.replace(/(?<=[^aeiou])es$|s$/u, '') : plain
  },
  asksName: regex('iu')`
    nombre|apellido|hu[eé]sped|contacto|empresa|compañ[ií]a|organizaci[oó]n|colegio|escuela|ciudad|pueblo|pa[ií]s
    |club|equipo`,
  introduces: setOf('hola buenas buenos días sí bueno bien vale me llamo llama nombre a'),
  notInNames: setOf(
    `yo me nos nosotros él ella ellos ellas usted ustedes tú te se lo le les eso esto esa ese esta este es son era
      fue fueron ser estar estoy está están estaba estuve estuvimos estuvo somos soy hay tengo tiene tenemos tenía
      quiero quiere queremos quería necesito necesita necesitamos quisiera gusta gustó fui fuimos va vamos voy vino
      vinimos vienen viene venimos llegué llegamos llega llego llegaron salgo salimos salió quedé quedamos queda pasé
      pasamos reservé reservamos reservo pedí pido pedimos compré compramos pagué vi vimos dije dijo llamó llama llamo
      nací vive vivo trabajo trabaja porque si cuando mientras donde cómo como no nunca sí quizás quizá tal vez unos
      unas casi solo sólo más menos pero entonces luego favor gracias perdón espera desde hasta para por con sin en a
      al ante tras según cada todo todos alguno ninguno nada mi mis su sus nuestro nuestra un una otro otra mismo
      ambos mucho muchos pocos varios hoy mañana ayer o u`,
  ),
  inNames: setOf('de del la las los y e el van von da di'),
  is: setOf('es son'),
  called: { name: setOf('nombre'), of: setOf('de') },
  given: mapOf('con=sí sin=no'),
  joinsWords: false,
  days: setOf('el al del día'),
  begins: setOf('desde partir llegando llego llegamos llegada entrando entro entramos empezando empieza comenzando'),
  ends: { words: setOf('hasta saliendo salgo salimos'), labels: /salida|fin\b|final|hasta|regreso|vuelta/iu },
  otherDays: /nacimiento|naci[oó]|expedici[oó]n|emisi[oó]n|caduc|vencim|v[aá]lid|anterior|última|firma/iu,
}
