import { unlessLikened } from '../../../shared/clauses/likened.ts'

/** "Comme neuf", "on dirait du cuir"; "comme bénévole" tells a role. */
export const unlessLike = unlessLikened({
  words:
    "(?:est|sont|etait|semble|parait|quasi|quasiment|presque|tout|un peu) comme|on dirait|on croirait|semblent?|parait|(?:a|ont) l'air|ressemblent? a|facon|imitation|simili",
  first: '(?:quasi |quasiment |presque )?comme',
  article: "du|de la|de l'|de|d'un|d'une|un|une|le|la",
  asksState: /[ée]tat|condition|mati[èe]re|mat[ée]riau|aspect/iu,
})
