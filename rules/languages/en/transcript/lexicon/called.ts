import { regex } from '../../../shared/regex.ts'

/** Somebody in the room is called by a name and asked or told to do something: "darren can you turn that telly down". */
export const CALLED = regex('u')`
  ^(?:(?:no|oh|sorry|wait|hey|oi|yeah|yes|okay|ok|um|uh|er) )*(?<name>(?!(?:i|we|you|they|he|she|it|this|that
        |there|the|my|our|your|his|her|please|just|kindly|can|could|would|will|do|so|and|but|then|or|what|where
        |how|why|who|which|when|if|to|not|don't|maybe|now|well|okay|ok|yes|no|yeah|sorry|oh)\b)\p{L}{2,}) (?:(?:can
      |could|will|would) you \p{L}|(?:i'm|i'll be) (?:coming|busy|on (?:the phone|a call)|right there|there in)\b
    |in a (?:minute|second|sec|moment)\b
    |(?<order>(?:please )?(?:turn|put|leave|stop|get|move|bring|shut|pick|take|drop|switch|hold|pass|keep
      |give) (?:that
        |this|those|them|it|him|her|me that|me it)(?! (?:as|for|to)\b)|stop (?=i'm|we're)|come here|go away
      |(?:sit|get|calm) down|be (?:quiet|careful)|not now|(?:hang|hold) on|wait a
      |don't (?:touch|do|put|eat|pull|hit)))`

/** The answer is put off, not given: "i'll ask my wife tomorrow". */
export const PUTS_OFF = regex('u')`
  ^(?:(?:um|uh|er|well|so|oh) )*(?:(?:tomorrow|later|tonight|next week|this (?:afternoon|evening)) )?
  (?:i'll|i will|i'm going to|i have to|i need to|i'd have to|let me) (?:ask|check (?:with|if|what|my)
    |talk (?:to|with|it)|speak (?:to|with)|find out|get back|think(?: (?:about|it|over|that|for|a|second|moment
      |minute|bit))*$)\b
  (?!.*\bbut\b)`
