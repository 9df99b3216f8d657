/** Levels of `all`, `any` and `not` within each other; comparisons of all conditions of a form together. */
export const CONDITION_DEPTH_MAX = 8
export const COMPARISONS_MAX = 1000
/** How often the texts of a form refer to answers. */
export const REFERENCES_MAX = 1000
/** Of an answer in a text that refers to it. */
export const QUOTED_ANSWER_MAX = 200
/** Faults that are listed of one form. */
export const LOGIC_FAULTS_MAX = 100
