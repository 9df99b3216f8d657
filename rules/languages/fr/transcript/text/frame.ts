import { WORDS_OF_SENTENCES } from '../lexicon/closed-class.ts'
import type { LineFrame } from '../../../shared/text/dictation.ts'
import { leadOf } from '../../../shared/text/line.ts'
import { meets, ONE_WORD } from '../../../shared/text/written.ts'
import type { Words } from '../../../shared/normalise.ts'
import { spelled } from '../addresses/letters.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { TURNS } from '../turns.ts'
import { frenchWords } from '../words.ts'
import { regex } from '../../../shared/regex.ts'

/** "Soixante-quinze zéro onze", "a b un deux trois c d". */
function codeOf(words: Words): string | undefined {
  const said = frenchWords(words.join(' ')).filter((word) => !/^(?:le|la|ce|est)$/u.test(word))
  let code = ''
  for (let at = 0; at < said.length;) {
    const digits = cardinalAt(said, at)
    const letters = spelled(said, at) ?? letterAt(said, at)
    if (!digits && !letters) return undefined
    code += digits ? digitsOf(said[at] ?? '', digits.value) : (letters?.value.join('') ?? '')
    at = digits?.next ?? letters?.next ?? at + 1
  }
  return code.length > 2 && /\d/u.test(code) ? code.toUpperCase() : undefined
}

/** Written digits keep their zeros. */
const digitsOf = (word: string, value: number): string => (/^\d+$/.test(word) ? word : String(value))

const letterAt = (words: Words, at: number) =>
  /^[a-z]{1,2}$/.test(words[at] ?? '') ? { value: [words[at] ?? ''], next: at + 1 } : undefined

const THING = String.raw`(?:mon|ma|notre|son|sa|leur|le|la|l['’]) ?(?:[\p{L}-]+ ){1,3}`

export const FRAME: LineFrame = {
  opening: regex('iu')`
    ^(?:(?:bonjour|bonsoir|salut|euh+|heu+|mmm+|hum|oh|ah|ben|bah|bon|alors|eh bien|oui|ouais|voyons|donc|tiens
        |d['’]accord|(?:c['’]est une )?bonne question|laissez-moi réfléchir|je dirais que|je dirais|je crois que
        |je pense que|disons|s['’]il vous plaît|juste|tout simplement)[,.…]*\s+)+`,
  lead: regex('iu')`
    ^(?:moi )?(?:(?:c['’]est|ce serait|ce sera|ça serait|il s['’]agit)
      (?: (?:une? |le |la |l['’]|du |de la |des |de ))?
      |(?:je m['’]appelle|on m['’]appelle|il s['’]appelle|elle s['’]appelle|ça s['’]appelle|appelez-moi)
      |${THING}(?:c['’]est|est|s['’]appelle|serait|sera)|j['’](?:habite|étudie)(?: (?:à|au|en|dans|aux))?
      |(?:je|nous|on) (?:vis|vivons|vit|travaille|travaillons)(?: (?:à|au|en|dans|chez|comme|pour|aux))
      |(?:je|nous|on) (?:viens|venons|vient) (?:de|du|d['’]|des)|je suis (?:né|née) (?:à|au|en)
      |(?:né|née) (?:à|au|en)
      |(?:je préfère|j['’]aime|j['’]adore|je joue (?:au|à la|du|de la)|je fais (?:du|de la|de l['’]))
      |(?:mettez|notez|inscrivez|écrivez|marquez|mets|note)|je suis(?: une?)?|nous sommes(?: une?)?|on est)\s+`,
  closing: regex('iu')`
    (?:[\s,]+(?:s['’]il vous plaît|s['’]il te plaît|merci|merci beaucoup
        |depuis (?:\p{L}+ )?(?:ans|mois|longtemps|peu)|maintenant|actuellement|pour le moment|pour l['’]instant
        |je crois|je pense|sans doute|voilà|c['’]est tout))+[.!]?$`,
  idle: {
    before: /^(?:(?:euh+|heu+|mmm+|hum|oh|ah|ben|bah)[,.…]*\s+)+/iu,
    after: /(?:[\s,]+(?:s['’]il (?:vous|te) plaît|merci|merci beaucoup|voilà|c['’]est tout))+[.!]?$/iu,
    doubt: /[\s,]+(?:je crois|je pense|peut-être|je suppose|je ne suis pas sûre?|pas sûre?)[.!]?$/iu,
  },
  request: {
    lead: regex('iu')`
      ^(?:(?:pouvez-vous|vous pouvez|tu peux|peux-tu|pourriez-vous) (?:mettre|noter|écrire|marquer)
        |(?:je voudrais|j['’]aimerais)) (?=\S)`,
    closing: /(?<=\S \S{2,})[\s,]+(?:s['’]il (?:vous|te) plaît|merci)[.!]?$/iu,
    of: /titre|chanson|film|livre/iu,
    names: /^(?:ça|il|elle) s['’]appelle /iu,
  },
  beside: regex('iu')`
    [\s,]+(?:(?:tout|et|ça s['’]écrit) )*(?:attaché|en un (?:seul )?mot|en (?:majuscules?|minuscules?)
      |(?:avec|sans) (?:un |une |l['’])?(?:accent|tiret|espaces?|majuscules?|apostrophe|tréma|cédille)
      |comme toujours|comme d['’]habitude|s['’]il (?:vous|te) plaît)[.!]?$`,
  written: {
    remark: regex('iu')`
      [\s,]+(?:(?:tout|et|ça s['’]écrit) )*
      (?:avec (?:un |une )?(?<sign>[a-z]|tiret|apostrophe)|(?<sign>attaché|en un (?:seul )?mot))[.!]?$`,
    isMet: meets(
      { tiret: /-/u, apostrophe: /['’]/u, attaché: ONE_WORD, 'en un mot': ONE_WORD, 'en un seul mot': ONE_WORD },
      (name) => /^[a-z]$/u.exec(name)?.[0],
    ),
  },
  leadBy: leadOf('le|la|les|mon|ma|notre|son|sa|de|du', "est|serait|sera|c[’']est"),
  talks: regex('u')`
    ^(?:(?:ben|bah|euh|bon|alors|et|mais|oui|pardon) )*(?:(?:je|j'|on|nous) ?(?:ne |n'|n')?
      (?:sais|ai|peux|veux|étais|avais|croyais|dois|voulais)(?= )
      |(?:est-ce|qu'est-ce|quel|quelle|comment|où|quand|qui|pourquoi|combien|puis-je|dois-je|faut-il) )`,
  slip: regex('iu')`
    \s*[,.…]*\s*(?:(?<!\p{L})(?:ah|oh|non|attendez|attends|euh),? )*(?<!\p{L})
    (?:pardon|je veux dire|je voulais dire|ou plutôt|enfin non|non attendez|je me suis trompée?)(?!\p{L})[,.]?\s+
    (?=\S)`,
  asks: {
    others: TURNS.asksOthers,
    contact: /contact|urgence|proche|pr[eé]venir/iu,
    comments: /commentaire|remarque|demande|besoin|souhait|autre chose|particul/iu,
    code: /postal|passeport|immatriculation|plaque|\bcode\b|r[eé]f[eé]rence|num[eé]ro (?:de|d['’])/iu,
    story: /pourquoi|raison|motif|comment|d[eé]cri|expli|racont/iu,
    open: /\?\s*$|^(?:qu|o[uù]|comment|quand|pourquoi|combien|d[eé]cri|expli|racont|indiqu|veuillez)/iu,
    title: /groupe|[eé]quipe|bateau|s[eé]rie|jeu|[eé]mission/iu,
    name: regex('iu')`
      \bnom\b|pr[eé]nom|surnom|patronyme|ville|commune|localit[eé]|pays|nationalit[eé]|entreprise|soci[eé]t[eé]
      |employeur|organis|[eé]cole|h[oô]pital|profession|m[eé]tier|rue|auteur|m[eé]decin|docteur`,
  },
  codeOf,
  words: WORDS_OF_SENTENCES,
}
