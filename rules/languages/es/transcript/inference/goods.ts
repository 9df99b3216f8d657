import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

export const GOODS = rolesIn(
  {
    box: `caja|cajas|paquete|paquetes|bolsa|bolsas|cartón|cartones|pack|packs|bandeja|bandejas|estuche|estuches|mesa|mesas|fila|filas|hilera|hileras
      |grupo|grupos|familia|familias|equipo|equipos|clase|clases|coche|coches|autobús|autobuses|persona|personas|blíster|palé`,
    'rate 1440': 'al día|por día|cada día|diarios|diarias|todos los días|a diario|por noche|cada noche',
    'rate 10080': 'a la semana|por semana|cada semana|semanales',
    'rate 60': 'por hora|a la hora|cada hora',
  },
  NUMERALS.wordsOf,
)

/** In minutes; a month is thirty days. */
export const TIMES = rolesIn(
  {
    unit: 'minuto|minutos',
    'unit 60': 'hora|horas',
    'unit 1440': 'día|días|noche|noches',
    'unit 10080': 'semana|semanas',
    'unit 43200': 'mes|meses',
    'unit 518400': 'año|años',
  },
  NUMERALS.wordsOf,
)

export const MEASURES = rolesIn(
  {
    kilogram: 'kg|kilo|kilos|kilogramo|kilogramos',
    pound: 'libra|libras',
    centimetre: 'cm|centímetro|centímetros',
    inch: 'pulgada|pulgadas',
    foot: 'pie|pies',
    kilometre: 'km|kilómetro|kilómetros',
    mile: 'milla|millas',
    celsius: 'celsius|centígrados',
    fahrenheit: 'fahrenheit',
    degree: 'grado|grados',
    about: 'unos|unas|como|aproximadamente|más o menos|alrededor de|peso|mido',
    tail: 'de alto|de altura|de distancia|más o menos|cada trayecto',
  },
  NUMERALS.wordsOf,
)
