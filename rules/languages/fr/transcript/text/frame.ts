import { WORDS_OF_SENTENCES } from '../lexicon/closed-class.ts'
import { CLAUSES } from './clauses.ts'
import type { LineFrame } from '../../../shared/text/dictation.ts'
import { leadOf } from '../../../shared/text/line.ts'
import { leadOfPlace } from '../../../shared/text/lead-of-place.ts'
import { meets, ONE_WORD } from '../../../shared/text/written.ts'
import { codeOf } from './codes.ts'
import { TURNS } from '../turns.ts'
import { regex } from '../../../shared/regex.ts'

/** "Le film s'appelle", "le titre c'est": after these stands the title, whatever it says. */
const TITLED = String.raw`(?:(?:ça|il|elle|(?:le|la|mon|ma|notre) (?:livre|film|roman|chanson|album|jeu|pièce|spectacle)) s['’]appelle|(?:le|son) titre (?:c['’]est|est))`

/** "Mon nom", and set apart: "notre société, c'est". */
const THING = String.raw`(?:mon|ma|notre|son|sa|leur|le|la|l['’]) ?(?:[\p{L}-]+ ){0,2}(?:(?:[\p{L}-]|['’](?!est))+,? )`

/** Whom to turn to: "vous pouvez appeler", "adressez-vous à". */
const TURN_TO = String.raw`(?:(?:vous pouvez|tu peux|on peut|il faut|faut) )?(?:appel(?:ez|er|le)(?!-moi| moi)|contact(?:ez|er|e)|joign(?:ez|dre)|prév(?:enez|enir)|(?:vous )?adress(?:ez-vous|er) (?:à|au)|voyez avec|téléphon(?:ez|er) à)(?: plutôt| directement)?`

/** What is used, played, done or eaten, with its article: "je prends du". */
const USES = String.raw`(?:(?:ça fait|il y a|voilà) (?:\p{L}+ ){1,3}que )?(?:je|j['’]|on|nous) ?(?:pren(?:ds|d|ons)|fai(?:s|t)|joue|jouons|mange|bois|pratique|suis (?:des|un) cours|suis une formation)(?: (?:du(?! côté)|de la|de l['’]|des(?: études (?:de|d['’]))?|de|d['’]|le|la|l['’]|une?|au|à la|à l['’]|en|comme))?`

/** A part of a country or a town by what it is: "le quartier". */
const PLACE = 'ville|commune|quartier|village|canton|département|région|arrondissement|hameau'

/** "Deux m", "un y", "c k", "un tiret". */
const LETTER = String.raw`(?:deux |double |un |une )?(?:[a-zà-ÿ](?: [a-zà-ÿ](?![a-zà-ÿ]))*|tiret|apostrophe|espace)(?: (?:à la fin|au début))?`

/** What a remark on letters asks of the answer: "deux m" that they are there, "un d à la fin" that it ends with one. */
const isSigned = meets(
  {
    tiret: /-/u,
    espace: / /u,
    apostrophe: /['’]/u,
    attaché: ONE_WORD,
    'en un mot': ONE_WORD,
    'en un seul mot': ONE_WORD,
  },
  (name) =>
    (/^\p{L}(?: \p{L})*$/u.test(name) ? name.replaceAll(' ', '') : undefined) ??
    /^(?:deux|double) (\p{L})$/u.exec(name)?.[1]?.repeat(2),
)

function isMet(answer: string, sign: string): boolean {
  const [, name = '', place] = /^(.*?)(?: (à la fin|au début))?$/u.exec(sign.replace(/^une? /u, '')) ?? []
  if (place === undefined || !/^\p{L}$/u.test(name)) return isSigned(answer, name)
  return place === 'au début' ? answer.startsWith(name) : answer.endsWith(name)
}

const thingOf = leadOf('le|la|les|mon|ma|notre|son|sa|de|du', "est|serait|sera|c[’']est")

export const FRAME: LineFrame = {
  opening: regex('iu')`
    ^(?:(?:bonjour|bonsoir|salut|euh+|heu+|mmm+|hum|oh|ah|ben|bah|bon|alors|eh bien|oui|ouais|voyons|donc|tiens
        |d['’]accord|(?:c['’]est une )?bonne question|laissez-moi réfléchir|je dirais que|je dirais|je crois que
        |je pense que|disons|s['’]il vous plaît|juste|tout simplement)[,.…]*\s+)+`,
  lead: regex('iu')`
    ^(?:moi,? )?(?:${TURN_TO}|${USES}|avant,? je m['’]appelais|(?:c['’]est|(?:ça|ce) (?:sera|serait)) donc
      |(?:c['’]est|ce serait|ce sera|ça serait) pour(?= (?:une?|le|la|les|des?|du|mon|ma|mes|notre|nos) )
      |(?:c['’]est (?:au sujet|à propos)|il s['’]agit) (?:du(?= )|des(?= )|de(?= )|d['’])
      |(?:ça|cela) concerne
      |(?:c['’]est|ce serait|ce sera|ça serait|il s['’]agit)
      (?: (?:une? |le |la |l['’]|du |de la |des |de ))?
      |(?:je m['’]appelle|on m['’]appelle|il s['’]appelle|elle s['’]appelle|ça s['’]appelle|on s['’]appelle|nous nous appelons
        |(?:appelez|appelle)-moi|(?:vous pouvez|tu peux|on peut|il faut) m['’]appeler|(?:tout le monde|les gens|mes \p{L}+) m['’]appelle(?:nt)?)(?: (?:juste|simplement|plutôt|donc|tous))?
      |${THING}(?:c['’]est|est|s['’]appelle|serait|sera)|j['’](?:habite|étudie)(?: (?:à|au|en|dans|aux))?
      |(?:je|nous|on) (?:vis|vivons|vit|travaille|travaillons)(?: (?:à|au|en|dans|chez|comme|pour|aux))
      |(?:je|nous|on) (?:viens|venons|vient) (?:de|du|d['’]|des)|je suis (?:né|née) (?:à|au|en)
      |(?:né|née) (?:à|au|en)|(?:je|nous|on) (?:roul|circul)(?:e|ons) (?:en|avec|dans)(?: une?| la| le| ma| mon)?
      |(?:je|nous|on) (?:conduis|conduit|conduisons|possède|possédons|utilise|utilisons)(?: une?)?|(?:on|nous) (?:a|avons)(?: une?)
      |(?:je préfère|j['’]aime|j['’]adore|je joue (?:au|à la|du|de la)|je fais (?:du|de la|de l['’]))
      |(?:mettez|notez|inscrivez|écrivez|marquez|mets|note)|je suis suivie? par|(?:on me connaît|je suis connue?) (?:sous le nom de|comme)|je suis(?: une?)?|demandez(?= (?:monsieur|madame|m\.|mme) )|nous sommes(?: une?)?|on est)(?:\s+|(?<=d['’]))`,
  closing: regex('iu')`
    (?:[\s,]+(?:s['’]il vous plaît|s['’]il te plaît|merci|merci beaucoup
        |depuis (?:\p{L}+ )?(?:ans|mois|longtemps|peu)|maintenant|actuellement|pour le moment|pour l['’]instant
        |je crois|je pense|sans doute|voilà|c['’]est tout|(?:le|tous les|chaque) (?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?)))+[.!]?$`,
  idle: {
    before: /^(?:(?:euh+|heu+|mmm+|hum|oh|ah|ben|bah)[,.…]*\s+)+/iu,
    after:
      /(?:[\s,]+(?:s['’]il (?:vous|te) plaît|merci|merci beaucoup|voilà|c['’]est tout|sans (?:hésiter|hésitation|aucun doute)|évidemment|bien sûr))+[.!]?$/iu,
    doubt: /[\s,]+(?:je crois|je pense|peut-être|je suppose|je ne suis pas sûre?|pas sûre?)[.!]?$/iu,
  },
  request: {
    lead: regex('iu')`
      ^(?:(?:pouvez-vous|vous pouvez|tu peux|peux-tu|pourriez-vous) (?:mettre|noter|écrire|marquer)
        |(?:je|nous|on) (?:re)?cherch(?:e|ons)(?! une? )|(?:je voudrais|j['’]aimerais)|c['’]est|ce (?:sera|serait)|${TITLED}|mettez|mets|notez|écrivez|on va prendre) (?=\S)`,
    closing: /(?<=\S \S{2,})[\s,]+(?:s['’]il (?:vous|te) plaît|merci)[.!]?$/iu,
    of: /titre|chanson|film|(?<!\p{L})livres?(?!\p{L})/iu,
    names: new RegExp(`^${TITLED} `, 'iu'),
  },
  beside: regex('iu')`
    [\s,]+(?:(?:tout|et|ça s['’]écrit) )*(?:attaché|en un (?:seul )?mot|en (?:majuscules?|minuscules?)
      |avec ${LETTER}(?:,? et (?:avec )?${LETTER})*
      |(?:avec|sans) (?:un |une |l['’])?(?:accent|tiret|espaces?|majuscules?|apostrophe|tréma|cédille)
      |\p{L}(?: \p{L}){2,}|comme toujours|comme d['’]habitude|s['’]il (?:vous|te) plaît)[.!]?$`,
  written: {
    remark: regex('iu')`
      [\s,]+(?:(?:tout|et|ça s['’]écrit) )*
      (?:avec (?<sign>${LETTER}(?:,? et (?:avec )?${LETTER})*)|(?<sign>attaché|en un (?:seul )?mot))[.!]?$`,
    isMet: (answer, sign) => sign.split(/,? et (?:avec )?/u).every((each) => isMet(answer, each)),
  },
  leadBy: (label) => leadOfPlace(PLACE, "(?:dans |à |de )?(?:le|la|l['’])", "d(?:e |['’])")(label) ?? thingOf(label),
  talks: regex('u')`
    ^(?:(?:ben|bah|euh|bon|alors|et|mais|oui|pardon) )*(?:(?:je|j'|on|nous) ?(?:ne |n'|n')?
      (?:(?:sais|peux|veux|étais|avais|croyais|dois|voulais)(?= )|ai (?:pas|plus|rien|jamais|une question)(?= |$))
      |(?:est-ce|qu'est-ce|quel|quelle|comment|où|quand|qui|pourquoi|à quoi|combien|puis-je|dois-je|faut-il) )`,
  slip: regex('iu')`
    \s*[,.…]*\s*(?:(?<!\p{L})(?:ah|oh|non|attendez|attends|euh),? )*(?<!\p{L})
    (?:pardon|(?:excusez|excuse)-moi|(?<=[,.;…] )non(?=,)|(?:euh|ah|oh),? non|je veux dire|je voulais dire|(?:ou|non,?) plutôt|enfin non|non attendez|je me suis trompée?)(?!\p{L})[,.]?\s+
    (?=\S)`,
  asks: {
    others: TURNS.asksOthers,
    contact: /contact|urgence|proche|pr[eé]venir/iu,
    comments: /commentaire|remarque|(?<!\p{L})(?:demandes?|besoins?|souhaits?)(?!\p{L})|autre chose|particul/iu,
    code: /postal|passeport|immatriculation|plaque|\bcode\b|r[eé]f[eé]rence|num[eé]ro (?:de|d['’])/iu,
    story:
      /pourquoi|(?<!\p{L})(?:raisons?(?! sociale)|motifs?)(?!\p{L})|^(?!lieu|endroit|adresse|date|nom|num[ée]ro|r[ée]f|personne|mod[èe]le).*(?:panne|probl[eè]me|sympt[oô]me|anomalie)|comment(?!.*(?:appel|nomm))|d[eé]cri|expli|racont/iu,
    open: /\?\s*$|^(?:qu|o[uù]|comment|quand|pourquoi|combien|d[eé]cri|expli|racont|indiqu|veuillez)/iu,
    title: /groupe|[eé]quipe|bateau|s[eé]rie|jeu|[eé]mission/iu,
    name: regex('iu')`
      \bnom\b|appel(?:er|le|ez)|pr[eé]nom|surnom|pseudo|identifiant|patronyme|ville|commune|localit[eé]|pays|nationalit[eé]|entreprise|soci[eé]t[eé]
      |quartier|village|r[eé]gion|d[eé]partement|employeur|organis|[eé]cole|h[oô]pital|profession|m[eé]tier|rue|auteur|m[eé]decin|docteur`,
  },
  codeOf,
  words: WORDS_OF_SENTENCES,
  clauses: CLAUSES,
}
