import { regex } from '../../../shared/regex.ts'

const ORDERS = `turn|shut|close|open|get|stop|leave|bring|fetch|pick|move|switch|hold|pass|drop|clean|tidy|feed|let|go|come|sit
  |wait|be|look|listen|watch|hurry|give|hand|grab|check|ask|tell|help|answer|take|put|keep|make|don't|can you|could you|will you|would you`
/** What follows an order, and hardly ever the second word of a name. */
const OBJECTS = `the|that|this|those|these|your|my|our|me|us|it|him|her|them|down|up|off|out|over|here|away|quiet|careful|still|back|inside
  |outside|downstairs|upstairs|on|a|to|touch|do|turn|shut|get|stop|bring|pass`

/** Somebody is called by name and told to do something: "Kevin, turn the telly down". */
export const VOCATIVE = regex('iu')`
  ^(?:(?:no|oh|sorry|wait|hey|oi|um|uh|er|hang on|hold on|one (?:sec|second|moment))[,.!]? )*\p{L}{2,}[,!] (?:(?:please|just|no) )?(?<order>${ORDERS}) (?:${OBJECTS})(?!\p{L})`

/** Of what may be said of a name too: "Clarke, put an e at the end". */
export const MAY_BE_OF_NAME = /^(?:put|take|make|keep|leave|don't|give|be|can you|could you|will you|would you)$/iu
