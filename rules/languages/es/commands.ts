import { type CommandPhrases, type LanguageOfCommands, mapOf, numbersOf, setOf } from '../shared/commands.ts'

const withQuestion = (verb: string): string[] => [verb, `${verb} esta pregunta`, `${verb} la pregunta`]

const PHRASES: CommandPhrases = {
  next: ['siguiente', 'siguiente pregunta', 'la siguiente'],
  back: [
    'atrás',
    'volver',
    'anterior',
    'pregunta anterior',
    'la anterior',
    'vuelve',
    'vuelva',
    'vuelve atrás',
    'vuelva atrás',
  ],
  repeat: [
    'repetir',
    'repite',
    'repita',
    'repite la pregunta',
    'repita la pregunta',
    'otra vez la pregunta',
    'dilo otra vez',
  ],
  slower: ['más despacio', 'más lento', 'habla más despacio', 'hable más despacio', 'lee más despacio'],
  faster: ['más rápido', 'más deprisa', 'habla más rápido', 'hable más rápido', 'lee más rápido'],
  louder: ['más alto', 'más fuerte', 'habla más alto', 'hable más alto', 'sube el volumen'],
  quieter: ['más bajo', 'más bajito', 'habla más bajo', 'hable más bajo', 'baja el volumen'],
  skip: [
    ...['saltar', 'salta', 'salte', 'omitir', 'omite', 'omita'].flatMap(withQuestion),
    'sáltala',
    'sáltela',
    'paso',
  ],
  clear: ['borrar', 'borra', 'bórralo', 'bórrelo', 'borrar respuesta', 'borra la respuesta', 'borre la respuesta'],
  spell: ['deletrear', 'deletrearlo', 'lo deletreo', 'voy a deletrear'],
  help: ['ayuda', 'qué puedo decir', 'comandos'],
  'go-to': ['ir a', 've a', 'volver a', 'cambiar', 'cambia', 'corregir'],
  review: ['revisar', 'revisa', 'revise', 'revisar respuestas', 'lee mis respuestas', 'lea mis respuestas'],
  submit: ['enviar', 'envíalo', 'envíelo', 'enviar formulario', 'envía el formulario', 'envíe el formulario'],
  stop: ['parar', 'para', 'pare', 'alto', 'detente', 'deténgase', 'silencio', 'pausa'],
  mute: ['deja de escuchar', 'deje de escuchar', 'no escuches', 'no escuche', 'apaga el micrófono'],
  resume: ['seguir', 'continuar', 'continúa', 'continúe', 'sigue', 'siga', 'sigamos', 'adelante', 'ya estoy aquí'],
  undo: ['deshacer', 'deshaz', 'deshazlo', 'deshaga', 'deshágalo'],
  retry: ['intentar de nuevo', 'inténtalo otra vez', 'inténtelo otra vez', 'otra vez'],
  yes: ['sí', 'si', 'sí por favor', 'correcto', 'vale', 'claro', 'de acuerdo', 'eso es'],
  no: ['no', 'no gracias', 'incorrecto', 'mal', 'no es correcto'],
}

export const SPANISH: LanguageOfCommands = {
  phrases: PHRASES,
  weakGoTo: ['cambiar', 'cambia', 'corregir'],
  courtesies: ['por favor', 'eh', 'este', 'gracias', 'ahora', 'bueno', 'vale'],
  requests: ['puedes', 'quiero', 'quisiera', 'vamos a'],
  literally: ['literalmente', 'la palabra'],
  correctionOpenings: [
    'no dije',
    'dije',
    'no he dicho',
    'he dicho',
    'quise decir',
    'no quise decir',
    'quería decir',
    'debería ser',
    'cámbialo a',
    'cambia la respuesta a',
    'corrección',
  ],
  shortCorrectionOpenings: ['no es', 'es'],
  growths: ['luego', 'y luego', 'después', 'y después', 'seguido de', 'a continuación', 'sigue', 'y sigue'],
  no: setOf('no mal'),
  noOne: setOf('uno'),
  changes: [
    ['cambia', ['por', 'a']],
    ['cambiar', ['por', 'a']],
    ['reemplaza', ['por', 'con']],
  ],
  not: 'no',
  articles: setOf('el la los las un una su tu mi'),
  fieldWords: setOf('pregunta campo número'),
  last: setOf('último última'),
  numbers: numbersOf(
    `uno=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14
    quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 primera=1 primero=1 segunda=2 segundo=2
    tercera=3 tercero=3 cuarta=4 cuarto=4 quinta=5 quinto=5`,
  ),
  letters: {
    names: mapOf(
      `be=b ce=c de=d efe=f ge=g hache=h jota=j ka=k ele=l eme=m ene=n eñe=ñ pe=p cu=q erre=r ere=r ese=s te=t uve=v ve=v
      uve_doble=w equis=x ye=y zeta=z`,
    ),
    alphabet: setOf(
      'alfa bravo charlie delta eco foxtrot golf hotel india kilo lima mike oscar papa romeo sierra tango zulu',
    ),
    signs: mapOf(
      `arroba=@ punto=. guion=- guión=- guion_bajo=_ guión_bajo=_ subrayado=_ más=+ barra=/ apóstrofo=' dos_puntos=: espacio=␣
      coma=,`,
    ),
    digits: mapOf('cero=0 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12'),
    times: numbersOf('doble=2 triple=3'),
    capital: setOf('mayúscula'),
    like: ['de', 'como'],
  },
}
