import { wordSet } from '../../../shared/phrases.ts'

/** Words of closed classes that may lead to a value, by their role; without accents. Persons and things are not among them. */
export const LEADING_WORDS = wordSet(
  [
    // Articles, demonstratives, possessives, quantifiers.
    `el la lo los las un una uno unos unas este esta esto estos estas ese esa eso esos esas aquel aquella mi mis nuestro nuestra nuestros nuestras
    algun alguna algunos algunas algo otro otra otros otras cada todo toda todos todas ambos ambas varios varias mismo misma cualquier mucho mucha muchos poco pocos`,
    // Pronouns.
    `yo nosotros nosotras tu usted ustedes me nos se te le les os conmigo mio mia mios mias nadie ninguno ninguna ningun nada`,
    // Prepositions and conjunctions.
    `a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por segun sin sobre tras y e o u ni que pero sino si
    porque pues como cuando donde aunque entonces luego salvo excepto menos mas sea`,
    // Degree, manner and time.
    `muy bastante casi solo solamente unicamente nomas apenas justo justa justos exactamente aproximadamente cerca alrededor tan tanto
    demasiado sumamente total maximo maxima minimo minima media promedio dentro fuera
    ya aun todavia ahora ahorita hoy actualmente antes despues ayer anoche siempre normalmente generalmente habitualmente nunca pronto
    asi vuelta ida regreso puro pura tarde temprano recien primero ultimo ultima proximo proxima pasado pasada mejor peor bien mal igual tambien tampoco ademas
    dia dias mes meses ano anos semana semanas vez veces hora horas rato momento principio finales mediados fin final fecha inmediato partir
    manana noche madrugada mediodia primera segunda siguiente actual casa aqui aca ahi alli alla redondo redondos`,
    // Politeness, fillers, hesitation, particles of talk.
    `no vale bueno buena buenos buenas claro venga va dale ok okay hola gracias favor porfa porfis fa perdon perdona perdone disculpa disculpe senor senora senorita joven
    caballero mira mire oye oiga ver veamos eh em mmm mm uf uff uy ay ah oh oy hijole caray pucha fijese fijate viera desgracia suerte hombre che pos anda andale andele orale obvio exacto
    verdad sinceramente francamente honestamente seguro segura digo es decir digamos espera espere quizas quiza tal cual acaso
    creo supongo sepa recuerde efectivamente definitivamente precisamente concretamente seguramente probablemente felizmente desgraciadamente lamentablemente`,
    // What a form, a list and a scale are made of.
    `numero numeros nota notas puntos punto puntuacion valor opcion opciones respuesta tipo talla tamano color modelo categoria grupo turno grado nivel cosa cosas modo manera forma
    parte caso lado alternativa casilla clase version tema temas preferido preferida favorito favorita principal
    alto alta baja grande grandes pequeno pequena bonito buenisimo impecable regular fatal genial perfecto perfecta estupendo`,
    // What is counted and measured.
    `cita consulta persona personas euro euros peso pesos dolares soles kilo kilos gramos litro litros metro metros cuadrados centimetros kilometros minutos megas gigas kilovatios kilowatts hectareas pulgadas varones docena docenas par pares unidad unidades piezas`,
  ].join(' '),
)
