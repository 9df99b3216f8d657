import type { Turns } from '../../../shared/own-clause.ts'

export const TURNS: Turns = {
  before:
    /\b(?:used to|was|were|had|before|my (?:wife|husband|partner|mother|father|mum|mom|dad|boss|friend|son|daughter|brother|sister)|says?|said|thinks?|wants?|everyone|they|he|she|can't stand|hate|don't like)\b/iu,
  turn: /\b(?:but (?:put|make it|i(?:'d| would) (?:like|say|take|go with)|i (?:want|prefer|say|think)|i'll (?:take|have|go with)|we want|mine is|for me(?: it's)?|i'm|let's say)|(?:and |but )?now (?:it's|it is|i'm|i am|i|we)|these days(?: it's)?|(?:so )?put(?: me)?(?: down)?)\b/giu,
}
