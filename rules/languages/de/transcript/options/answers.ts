import { type Grammar, lexicon } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { FILLERS } from '../common.ts'
import { spelledOut } from '../letters.ts'

/** How Germans say yes, no and neither. */
const PHRASES = lexicon(
  spelledOut({
    'i think so': `ich glaube ja|ich glaub ja|glaube ja|ich glaube schon|ich glaub schon|glaube schon|glaub schon|ich denke ja
        |ich denke schon|denke schon|denk schon`,
    yes: `ja|jawohl|jo|jep|jup|joa|joah|jaja|ja ja|ja klar|na klar|klar|klaro|aber klar|ja gern|ja gerne|sehr gern
      |sehr gerne|gern|gerne|ja bitte|natürlich|ja natürlich|aber natürlich|selbstverständlich|aber selbstverständlich
      |logisch|logo|sicher|ja sicher|aber sicher|sicherlich|na sicher|freilich|ja freilich|eh klar|genau|ganz genau
      |exakt|richtig|stimmt|das stimmt|stimmt genau|das ist richtig|das ist korrekt|korrekt|das trifft zu|so ist es
      |so ist das|allerdings|absolut|definitiv|unbedingt|auf jeden fall|auf alle fälle|jedenfalls|zweifellos
      |ohne zweifel|mit sicherheit|hundertprozentig|in der tat|tatsächlich|einverstanden|ich bin einverstanden
      |bin einverstanden|in ordnung|das ist in ordnung|geht in ordnung|geht klar|alles klar|okay|ok|passt|das passt
      |passt so|passt schon|jawoll|von mir aus|meinetwegen|warum nicht|wieso nicht|warum denn nicht|wieso denn nicht|ja warum nicht|ja warum denn nicht|ja wieso nicht|ja wieso denn nicht|kein problem|das ist kein problem
      |kein thema|keine einwände|keinerlei einwände|ich habe keine einwände|habe keine einwände|hab keine einwände
      |ich habe nichts dagegen|ich hab nichts dagegen|habe nichts dagegen|hab nichts dagegen
      |da habe ich nichts dagegen|da hab ich nichts dagegen|nichts dagegen|dagegen habe ich nichts|nichts einzuwenden
      |ich habe nichts einzuwenden|nichts auszusetzen|spricht nichts dagegen|nur zu|mit vergnügen|ich nehme es an
      |das will ich meinen|und ob|doch ja|ja doch|aber ja|oh ja|ach ja|eh ja|ja eh|eh|leider ja|leider schon
      |zum glück ja|habe ich|hab ich|haben wir|bin ich|sind wir|mache ich|mach ich|machen wir|will ich|möchte ich
      |würde ich|würde ich gern|kann ich|tue ich|tu ich|darf man|dürfen sie|ja habe ich|ja bin ich|ich stimme zu
      |stimme zu|stimme ich zu|dem stimme ich zu|ich willige ein|ich akzeptiere|akzeptiert|akzeptiere ich
      |ich bestätige|bestätigt|bestätige ich|ich bestätige das|ich bestätige es|zugestimmt|zur kenntnis genommen
      |gelesen und verstanden|verstanden|wahr|das ist wahr|alles richtig|alles korrekt|abgemacht|wird gemacht|gebongt
      |gelegentlich ja|immer|jedes mal|ausnahmslos|wie immer|ja schon|schon|ja das stimmt|positiv|ist richtig so
      |sehr wohl|ich schwöre|versprochen ist versprochen|nehme ich|ich bin dabei|bin dabei|bin ich dabei|wir sind dabei|sind dabei|sind wir dabei|kreuzen sie das an|kreuzen sie es an
      |haken sie das ab|haken sie es ab|können sie abhaken|können sie ankreuzen|kann man abhaken|haken dran
      |machen sie den haken|setzen sie den haken|setzen sie das häkchen`,
    no: `nein|nö|nee|nein danke|nö danke|nee danke|danke nein|lieber nicht|eher nicht|eher nein|besser nicht
      |wohl eher nicht|auf keinen fall|auf gar keinen fall|keinesfalls|keineswegs|in keinem fall
      |unter keinen umständen|nie im leben|im leben nicht|noch nie|nie und nimmer|überhaupt nicht|gar nicht
      |ganz und gar nicht|absolut nicht|definitiv nicht|sicher nicht|ganz sicher nicht|bestimmt nicht|natürlich nicht
      |selbstverständlich nicht|nicht wirklich|nicht so richtig|nicht unbedingt|nicht direkt|nicht besonders
      |noch nicht|bisher nicht|bis jetzt nicht|bislang nicht|momentan nicht|im moment nicht|derzeit nicht
      |zurzeit nicht|aktuell nicht|gerade nicht|heute nicht|jetzt nicht|nicht mehr|leider nein|leider nicht
      |zum glück nicht|zum glück nein|gott sei dank nicht|ich glaube nicht|ich glaub nicht|glaube nicht|glaub nicht
      |glaube ich nicht|ich denke nicht|denke nicht|denke eher nicht|ich glaube eher nicht|wohl nicht|wohl kaum|kaum
      |von wegen|kommt nicht in frage|kommt nicht infrage|keine chance|kein bedarf|nicht nötig|nicht notwendig
      |darf man nicht|ich nicht|wir nicht|nicht doch|falsch|das ist falsch|das stimmt nicht|stimmt nicht
      |stimmt so nicht|das ist nicht richtig|das trifft nicht zu|trifft nicht zu|nicht einverstanden
      |ich bin nicht einverstanden|bin nicht einverstanden|das lehne ich ab|lehne ich ab|ich lehne ab|ich lehne das ab
      |ich stimme nicht zu|stimme nicht zu|dem stimme ich nicht zu|ich willige nicht ein|abgelehnt|nicht gewünscht
      |verzichte|ich verzichte|darauf verzichte ich|kein interesse|keinen bedarf|ich habe keine|ich habe keinen|ich habe keins
      |hab keine|hab keinen|wir haben keine|wir haben keinen|unwahr|negativ|ach was|i wo|ach wo|nix da
      |nicht dass ich wüsste|keine die ich wüsste|keine von denen ich wüsste|keine einzige|kein einziger|keinen einzigen|nicht dass ich wüßte|leider gar nicht|so gar nicht|nicht im geringsten|mitnichten`,
    "i'm not sure": `weiß nicht|weiß ich nicht|ich weiß nicht|ich weiß es nicht|das weiß ich nicht
      |ich weiß nicht genau|weiß nicht genau|weiß ich nicht genau|weiß ich noch nicht|ich weiß noch nicht
      |noch nicht entschieden|keine ahnung|ich habe keine ahnung|hab keine ahnung|habe keine ahnung|nicht sicher
      |ich bin nicht sicher|bin nicht sicher|ich bin mir nicht sicher|bin mir nicht sicher|ich bin unsicher
      |bin unsicher|unsicher|unentschlossen|ich bin unentschlossen|kann ich nicht sagen|das kann ich nicht sagen
      |ich kann es nicht sagen|schwer zu sagen|ich erinnere mich nicht|weiß ich nicht mehr|ich weiß nicht mehr
      |ich kann mich nicht erinnern|ich kann mich nicht entscheiden|kann mich nicht entscheiden|da bin ich überfragt
      |überfragt|gute frage weiß ich nicht|weiß der himmel|weiß der geier|ich bin nicht ganz sicher|nicht ganz sicher
      |muss ich noch überlegen|das muss ich mir noch überlegen|muss ich überlegen|hoffentlich|ich hoffe|hoffe ich
      |ich hoffe es|ich hoffe nicht|hoffentlich nicht|hoffentlich ja|wahrscheinlich|vermutlich|vermutlich nicht
      |wahrscheinlich nicht|wahrscheinlich ja|manchmal|ab und zu|gelegentlich schon|theoretisch|im prinzip
      |im prinzip ja|im prinzip schon|im prinzip nicht|eigentlich|eigentlich ja|eigentlich schon|eigentlich nicht
      |so halb|halb halb|ein bisschen|teilweise|doch`,
    maybe: `vielleicht|eventuell|möglicherweise|kann sein|könnte sein|mag sein|mal sehen|mal schauen|schauen wir mal
        |wir werden sehen|vielleicht ja|vielleicht nicht|vielleicht schon|womöglich`,
    'it depends': `kommt drauf an|kommt darauf an|das kommt drauf an|das kommt darauf an|je nachdem|hängt davon ab
        |das hängt davon ab`,
    'yes and no': 'jein|ja und nein|weder ja noch nein|sowohl als auch|mal so mal so',
    what: 'wie bitte|was haben sie gesagt|was meinen sie|wie war die frage|bitte was|was war die frage',
    'prefer not to say': `keine angabe|keine angaben|möchte ich nicht sagen|das möchte ich nicht sagen|will ich nicht sagen
        |das will ich nicht sagen|das sage ich nicht|dazu möchte ich nichts sagen|dazu sage ich nichts
        |möchte ich nicht angeben|das möchte ich nicht beantworten|darauf antworte ich nicht
        |möchte ich nicht beantworten|lieber keine angabe`,
    "doesn't matter": `egal|mir egal|ist mir egal|das ist mir egal|ganz egal|völlig egal|wurscht|ist mir wurscht|mir wurscht|einerlei
        |spielt keine rolle|ist gleich|mir gleich|gleichgültig|irgendwas|irgendeins|irgendeine|irgendeinen
        |hauptsache irgendwas|was auch immer|macht nichts|keine präferenz|ist mir gleich`,
    'not applicable': 'entfällt|nicht zutreffend',
  }),
)

/** "Ein bisschen" is no answer alone, and says little beside one. */
const isUnsure = (value: readonly string[]): boolean => value.includes('sure') && value.includes('not')

/** "Bin ich" is a yes, "bin ich noch nicht" goes on; so does "ich habe keine Allergien". */
const isTurned = (last = '', next: string): boolean =>
  (/^(?:ich|wir)$/.test(last) && !AFTER_VERB.test(next)) || (/^keine?[nrs]?$/.test(last) && !AFTER_NOT.test(next))

/** What an elliptic "bin ich" or "habe ich" may go on with and stays a yes. */
const AFTER_VERB =
  /^(?:schon|bereits|gerne?|ja|bitte|natuerlich|klar|immer|seit|auf|und|aber|weil|denn|da|danke|sicher|sehr|sogar|eh|doch|jeden?|regelmaessig|taeglich|das|es)$/

const AFTER_NOT = /^(?:danke|bitte|ich|wir|aber|weil|das|so|dafuer|leider|nein|ja|also|sondern)$/

const DENIES = /(?:^| )(?:nicht|keinen fall|keinen umstaenden)$/

/** The "eher nicht" of "stimme eher nicht zu" belongs to what follows it. */
export const ANSWERS: Grammar = (words, at) => {
  const found = PHRASES(words, at)
  const isDenial = found && found.next - at > 1 && DENIES.test(words.slice(at, found.next).join(' '))
  const next = words[found?.next ?? at] ?? PAUSE
  if (found && next !== PAUSE && (isUnsure(found.value) || isTurned(words[found.next - 1], next))) return undefined
  return isDenial && next !== PAUSE && !AFTER_NOT.test(next) ? undefined : found
}

/** How several options are joined, left out, or all meant. */
export const LISTS = lexicon(
  spelledOut({
    daily: 'jeden tag|täglich|einmal am tag|einmal täglich|alle tage|tagtäglich',
    weekly: 'jede woche|wöchentlich|einmal die woche|einmal pro woche|einmal in der woche|einmal wöchentlich',
    fortnightly: 'alle zwei wochen|alle vierzehn tage|vierzehntägig|zweiwöchentlich',
    quarterly: 'vierteljährlich|quartalsweise|alle drei monate|einmal im quartal|jedes quartal|pro quartal',
    monthly: 'jeden monat|monatlich|einmal im monat|einmal pro monat|einmal monatlich',
    yearly: 'jedes jahr|jährlich|einmal im jahr|einmal pro jahr|einmal jährlich|alljährlich',
    never: 'nie|niemals',
    none: `keine|keiner|keins|keines|keinen|gar keine|gar keinen|gar keins|überhaupt keine|überhaupt keinen
      |keine davon|keiner davon|keins davon|keines davon|keinen davon|keine von denen|keine von diesen
      |keines von beiden|keine von beiden|keiner von beiden|nichts|gar nichts|überhaupt nichts|nichts davon|nix
      |nix davon|nichts von alledem|nichts von alldem|nichts dergleichen|nichts von dem|keines der genannten
      |keine der genannten|nichts der genannten`,
    everything: `alles|alle|alle davon|alle zusammen|alle miteinander|alles davon|alles zusammen|sämtliche|allesamt
        |alle optionen|alle genannten|alle der genannten|alle punkte|das alles|das ganze|komplett alles|einfach alles
        |einfach alle|jedes davon|jeden davon`,
    'everything except': `jeden außer|jede außer|jedes außer|jeden tag außer|alle tage außer|immer außer|an allen tagen außer|jeden tag bis auf|alle tage bis auf
        |jeden tag nur nicht|alles bloß nicht|alles nur nicht|alle bloß nicht|alle nur nicht|immer nur nicht|jeden tag ausgenommen`,
    both: 'beide|beides|alle beide|die beiden|sowohl als auch beides',
    except: 'außer|bis auf|abgesehen von|mit ausnahme von|ausgenommen|ausschließlich von',
    and: 'und|sowie|u|plus',
    or: 'oder|beziehungsweise|bzw|entweder',
    nor: 'weder',
    no: 'kein',
    not: 'nicht|bitte nicht|bloß nicht|nur nicht|auf keinen fall|auf gar keinen fall|unter keinen umständen',
    without: 'ohne',
    but: 'aber|sondern|jedoch|allerdings nur',
    also: 'auch|außerdem|zusätzlich|dazu noch|dazu|ebenfalls|noch dazu|und noch',
    just: 'nur|bloß|lediglich|ausschließlich|einzig',
    'instead of': 'statt|anstatt|anstelle von|statt dem|statt der|anstelle',
    'rather than': 'lieber als|eher als',
    to: 'bis|bis zu|bis einschließlich',
    'more than': 'mehr als|über',
    'less than': 'weniger als|unter',
    'or more': 'oder mehr|und mehr|oder älter|und älter|oder darüber|und darüber|und darüber hinaus|aufwärts|plus',
    'or less': 'oder weniger|und weniger|oder jünger|oder darunter|und darunter',
    'better than': 'besser als|schlechter als|größer als|kleiner als',
    option: 'option|nummer|möglichkeit|antwort|punkt|variante|auswahl',
    last: 'letzte|letzten|letzter|letztes|unterste|unterster|unterstes|untersten',
    'second to last': 'vorletzte|vorletzten|vorletzter|vorletztes',
    top: 'oberste|oberster|oberstes|obersten',
    middle: 'mittlere|mittlerer|mittleres|mittleren',
    with: 'mit',
    '': 'in der liste|auf der liste|von der liste|in der reihe',
    other: `sonstige|sonstiges|sonstiger|andere|anderes|anderer|anderen|was anderes|etwas anderes|ein anderer|eine andere
        |ein anderes`,
    child: 'kind',
    children: 'kinder|kindern',
    years: 'jahre|jahr|jahren',
    months: 'monate|monat|monaten',
    weeks: 'wochen|woche',
    days: 'tage|tag|tagen',
    hours: 'stunden|stunde',
    minutes: 'minuten|minute',
    times: 'mal',
    once: 'einmal',
    twice: 'zweimal',
    percent: 'prozent',
    euros: 'euro|euros',
    "o'clock": 'uhr',
  }),
)

/** "Nehmen Sie mal Senioren": no number of times. */
export const particle: Grammar = (words, at) =>
  words[at] === 'mal' && /^(?:sie|ich|wir|du|doch|einfach|bitte|nimm|schreib|mach|sag)$/.test(words[at - 1] ?? '')
    ? { value: [], next: at + 1 }
    : undefined

/** What stands around an answer and chooses nothing, in words that the rules of choices pass over. */
export const AROUND = lexicon(
  spelledOut({
    ...FILLERS,
    i: 'ich',
    we: 'wir',
    me: 'mir|mich',
    us: 'uns',
    the: 'der|die|das|den|dem|des',
    a: 'pro|ne|nen|ein|eine|einen|einem|einer|eines',
    my: 'mein|meine|meinen|meinem|meiner|meines',
    our: 'unser|unsere|unseren|unserem|unserer',
    in: 'in|im|ins',
    on: 'auf|am|an|ans|aufs',
    by: 'per|mittels|durch|via',
    for: 'für|fürs',
    of: 'von|vom',
    to: 'zum|zur',
    is: 'ist|sind|wäre|wären|wär|wird|war es',
    am: 'bin',
    have: 'habe|hab|haben|hat',
    want: `will|wollen|möchte|möchten|hätte gern|hätte gerne|hätten gern|hätten gerne|würde gern|würde gerne|mag|hätte
      |hätten|bräuchte|wünsche mir|wünsche`,
    would: 'würde|würden|würd',
    take: 'nehme|nehmen|nimm|nehmen sie',
    choose: 'wähle|wählen|wähl|wählen sie|entscheide mich für|entscheiden uns für|entscheide mich',
    st: 'sankt',
    prefer: 'am liebsten|am ehesten|am besten|lieber|bevorzuge|bevorzugen|ziehe vor',
    think: 'denke|glaube|finde|meine ich|denk|glaub',
    'i think': 'ich denke|ich glaube|ich glaub|ich denk|denke ich|glaube ich|glaub ich|denk ich',
    probably: 'wahrscheinlich',
    mostly: 'meistens|meist|hauptsächlich|überwiegend|vor allem|normalerweise|in der regel',
    it: 'es',
    so: 'dann|dann eben',
    that: 'dies|dieses|diese|diesen',
    there: 'da|dort',
    please: 'bitte|bitte schön|wenn möglich|wenn es geht|bittschön',
    put: 'schreiben sie|trag|tragen sie|setzen sie|machen sie|kreuzen sie|notieren sie|schreib|mach|setz',
    go: 'gehe|gehen|fahre|fahren|komme|kommen',
    own: 'selbst|selber',
    "i'd say": 'würde ich sagen|sag ich mal|würd ich sagen',
    "that's all": 'das wars|das war es|das ist alles|das wäre alles|mehr nicht|sonst nichts|das wärs|nichts weiter',
    'used to be': 'früher|damals|als kind|ehemals',
    one: 'eins|eine davon',
  }),
)
