/** Whole utterances that are said to the form and answer nothing, whatever is asked for. */
export const ASIDES = new Set(
  `mande|mande usted|cómo mande|qué dice|qué me dijo|aló|bueno bueno|sáltate esta|sáltatela|sáltala|sáltela|sáltese esta|pasa a la siguiente|vuelve a la anterior|déjalo en blanco
  |déjelo en blanco|déjala en blanco|en blanco|déjalo vacío|este|este eh|mmm este eh|eh este|pues|pues eh|bueno
  |bueno pues|qué|cómo|perdón|perdone un segundo|perdone un momento|perdón cómo|cómo dice|qué dijo|puede repetir|puedes repetir|puede repetirlo
  |puedes repetirlo|puede repetir la pregunta|puedes repetir la pregunta|puede repetir por favor
  |puedes repetir por favor|repite|repita|repite la pregunta|repita la pregunta|repítelo|repítalo|otra vez|no entiendo
  |no entendí|no entiendo la pregunta|no he entendido|no he entendido la pregunta|no te entiendo|no le entiendo
  |cuál era la pregunta|cuál es la pregunta|qué pregunta|espera|espere|espera un momento|espere un momento|un momento
  |un momento por favor|un segundo|déjame pensar|a ver|sáltala|siguiente pregunta|borra eso|hola me oyes|me oyes
  |me escuchas|me oye|me escucha|qué digo|qué tengo que decir|es obligatorio|tengo que contestar
  |tengo que contestar esto|para qué lo quieren|por qué lo preguntan`
    .split('|')
    .map((phrase) => phrase.trim()),
)
