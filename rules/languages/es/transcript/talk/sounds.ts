/** Sounds of thinking, with which no title begins, as alternatives of a regular expression: "eh", "uf". */
export const HESITATIONS = String.raw`eh+m*|em+|mmm+|uf+`

/** Likewise of feeling too, with which one may: "Ay, Carmela". */
export const SOUNDS = String.raw`${HESITATIONS}|uy|huy|ay|ah`
