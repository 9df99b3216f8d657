import { wordSet } from '../../../shared/phrases.ts'
import type { WordsOfSentences } from '../../../shared/text/sentence.ts'

const CLOSED_CLASS = wordSet(
  `i me you he him she we us they them myself yourself himself herself ourselves i'm i've i'd i'll you're you've
    we're we've we'd we'll he's she's they're they've it's that's thats its im ive theres dont doesnt didnt isnt cant
    wont hang hold wait there's what's who's here's let's am is are was were be been being has had have having do does
    did doing don't doesn't didn't isn't aren't wasn't weren't can't cannot couldn't won't wouldn't shouldn't haven't
    hasn't hadn't would could should might must not never but because so if when while although though until till
    unless since than whether or either neither just only already still maybe whatever perhaps probably actually
    really obviously naturally definitely certainly clearly very too also then always sometimes usually currently formerly here somewhere elsewhere whoever whichever wherever today yesterday tomorrow tonight ago
    anyway same ditto as yet ever else say says said calls called think thinks thought know knows knew guess mean
    means like wants needs got get gets going goes comes came put write let make made asked tell told sure certain
    mostly speak speaks please thanks sorry okay ok yes yeah yep hi hello mate sir madam ma'am what which who when how
    why whose where this that these those somebody someone anybody anyone anything everybody everyone`,
)

const PREPOSITIONS = wordSet(
  `opposite behind beside beneath in at on from out up down over near by with for to put make give`,
)

const JOINTS = wordSet('and of the a an will')

const POSSESSIVES = wordSet(`my our his her their your`)

const KIN = wordSet(
  `wife husband partner girlfriend boyfriend fiancé fiancée daughter son child kid baby mum mom mother dad father
    parents brother sister twin aunt uncle cousin niece nephew grandma grandpa grandmother grandfather granddaughter
    grandson gran nan grandad friend mate boss manager neighbour neighbor colleague carer nurse
    eldest youngest oldest hubby missus mother-in-law father-in-law brother-in-law sister-in-law son-in-law daughter-in-law`,
)

const NAMING = wordSet(
  `sorry is am are was be it's that's i'm we're he's she's they're name's what's called call calls put`,
)

/** By which a sentence differs from a name. */
export const WORDS_OF_SENTENCES: WordsOfSentences = {
  closedClass: CLOSED_CLASS,
  prepositions: PREPOSITIONS,
  joints: JOINTS,
  possessives: POSSESSIVES,
  kin: KIN,
  naming: NAMING,
  inflected: /'(?:d|ll|ve|re)$/u,
}
