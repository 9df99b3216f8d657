/** By itself, so that a page can fetch the engine without what judges patterns: the respondent's first field needs neither. */
export { loadPatternEngine } from '#pattern-engine'
