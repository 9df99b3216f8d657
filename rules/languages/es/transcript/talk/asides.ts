/** Short whole utterances that are said to the form and answer nothing, whatever is asked for. */
export const ASIDES = new Set(
  `mande|mande usted|cómo mande|qué dice|qué me dijo|aló|bueno bueno|en blanco|este|este eh|mmm este eh|eh este|pues|pues eh|bueno
  |bueno pues|qué|cómo|perdón|perdone un segundo|perdone un momento|perdón cómo|cómo dice|qué dijo|repite|repita|repítelo|repítalo
  |otra vez|no entiendo|no entendí|espera|espere|un momento|un segundo|a ver|sáltala|me oyes|me escuchas|me oye|me escucha`
    .split('|')
    .map((phrase) => phrase.trim()),
)
