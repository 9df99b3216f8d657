/** By itself, so that a page can fetch what judges types of files without the rest of the rules. */
export { loadTypeJudge } from '#type-judge'
