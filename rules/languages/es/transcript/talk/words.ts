import { regex } from '../../../shared/regex.ts'

/** What one does to give an answer, in the first person: "digo", "explicaré". */
export const I_ANSWER = regex('u')`
  (?:(?:d(?:ig|oy)|cuent|explic|escrib|rellen|llen|complet|mand|env[ií]|pas|busc|mir|piens|consult|pregunt|habl|llam|pong|respond|contest
    |sig|dej|salt|repit|peg|adjunt|elij|marc|firm|le|vuelv|omit|grab|hag|ve|confirm|avis|termin|decid)(?:o|é)
  |doy|veo|vemos|hablamos|(?:dar|dejar|explicar|escribir|consultar|preguntar|hablar|llamar|buscar|mirar|mandar|enviar|pasar|pensar|contar|decidir)é|diré|haré|pondré)`
  .source

/** When a person means to answer. */
export const LATER = regex('u')`
  (?:luego|después|más tarde|más adelante|mañana|al rat(?:it)?o|en un rato|esta (?:tarde|noche)|otro día|en otro momento|en casa
    |cuando (?:llegue|pueda|termine|tenga)|enseguida|ahora|ahorita|ya)`.source

/** The sources of regular expressions as alternatives. */
export const anyOf = (...acts: readonly RegExp[]): RegExp =>
  new RegExp(acts.map(({ source }) => `(?:${source})`).join('|'), 'u')
