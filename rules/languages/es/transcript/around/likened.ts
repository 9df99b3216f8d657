import { unlessLikened } from '../../../shared/clauses/likened.ts'

/** "Como nuevo", "parece cuero"; "como voluntario" tells a role. */
export const unlessLike = unlessLikened({
  words:
    '(?:es|son|era|esta|estan|quedo|quedaron|casi|medio|algo) como|(?:casi )?parecen?|parecia|se parecen? al?|imitacion(?: de| a)?|simil|tirando al?|estilo',
  first: '(?:casi |medio )?como',
  article: 'de|un|una|el|la|si fuera|si fueran',
  asksState: /estado|condici[oó]n|material|aspecto/iu,
})
