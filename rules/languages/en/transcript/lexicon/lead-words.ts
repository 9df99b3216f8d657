import { wordSet } from '../../../shared/phrases.ts'

/** Verbs that lead to a value in an everyday answer, with their forms, beside those that other lists have. */
const VERBS = `ring rings rang rung ringing phone phoned phoning booking renew renews renewed renewing weighing last lasts
  lasted lasting expire expires expired expiring swear bet total totals equal equals break breaks broke broken hatch
  hatched launch launched smoke smokes smoked smoking enrol enrolled qualify qualified propose proposed inherit
  inherited install installed service serviced invite invites invited inviting head heads headed heading pass passed
  throw threw set sets turn turned book order ordered rent renting rented hire hired owe owes cost costs jot plump
  plumping lean swing collect collecting stop stopped drop dropped vaccinate nominate murder kill crave catch catches caught award awarded
  awarding grab grabbed hop ride rides cycle earn earned deserve deserves deserved merit merits pop popped exchange
  exchanged complete completed clear cleared fly sail depart departs clock clocked manage managed lift grow breed raise
  foster fostered host seat seats fit fits squeeze average averages averaged hover hovers peak reach reached exceed
  add added amount amounts display displays register registers registered lose gain sip bake swallow knock jog
  through into onto across along`

/** Nouns and adverbs of time, order and amount, what a form and its answers are called, and cries. */
const NEUTRAL = `fortnight year years month months week weeks day days time times hour hours minute minutes morning afternoon
  evening night weekend ago past last next coming early late later lately recently soon first second third since ever
  more most less least many several few couple bunch load loads lot lots bit number grand count sum amount score mark
  marks rating grade level age height weight length width address postcode people person persons everyone everybody
  anybody anyone something anything somewhere whichever whatever after before off over under top solid least
  anymore necessary available home pure one's jab jabs
  oof phew wow yikes ugh jeez gee sheesh whoa cor hell heck damn bloody gosh blimey crikey
  they've they'd they'll`

/** What tells a day or a measure by what is written or shown, and who comes on a day. */
const SOURCES = `contract lease policy agreement letter email form bill invoice meter scale scales thermometer passport card
  certificate sticker label box tag ticket receipt calendar diary screen display dial watch clock doctor vet midwife van courier driver
  engineer plumber`

/** What may stand before a value in any answer. */
export const LEAD_WORDS = wordSet([VERBS, NEUTRAL, SOURCES].join(' '))
