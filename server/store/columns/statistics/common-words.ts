const ENGLISH = `a about after all also am an and any are as at be because been before being but by can could did do does
doing don't for from further get got had has have having he her here hers him his how i if i'm in into is it it's its
just like me more most my no nor not of off on once only or other our ours out over own same she should so some such
than that that's the their them then there these they this those through to too under until up us very was we were what
when where which while who whom why will with would you your yours`

const SPANISH = `al algo como con cuando de del desde donde el él ella ellos en entre era es esa ese eso esta está este
esto fue ha han hasta hay la las le les lo los más me mi mis mucho muy nada ni no nos o para pero por porque que qué se
sea ser si sí sin sobre son su sus también te tiene todo tu un una uno unos y ya yo`

const FRENCH = `ai alors au aussi aux avec c'est ce cela ces cette comme d'un d'une dans de des du elle elles en est et eu fait ici il ils
j'ai je la le les leur lui là ma mais me mes moi mon même n'est ne nos notre nous on ont ou où par pas plus pour qu'il que qui sa
sans se ses si son sont sur ta te tes toi ton tout très tu un une vos votre vous y à ça était été être`

/** Words that say nothing of a text, in the languages that forms are heard in. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${SPANISH} ${FRENCH}`.split(/\s+/))
