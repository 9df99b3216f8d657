import { TURNS } from '../turns.ts'
import { spells } from '../../../en/transcript/spelling.ts'
import type { Words } from '../../../shared/normalise.ts'
import type { Dictation } from '../../../shared/text/dictation.ts'
import { lettersAt as spelledAt } from '../addresses/letters.ts'
import { FRAME } from './frame.ts'
import { INSTEAD_OF_ANSWER } from './instead.ts'
import { regex } from '../../../shared/regex.ts'

const asides = new Set(
  `passez cette question|passez celle-ci|passe cette question|passez à la suivante|revenez à la précédente
  |laissez vide|laissez ça vide|laisse vide|laissez en blanc|en blanc|rien|champ suivant|suivant
  |passez au champ suivant|on passe à la suivante|on passe|je passe|euh|ben|bah|bon|alors|bon ben|euh ben|eh bien|quoi
  |comment|pardon|pardon comment|hein|vous dites|vous avez dit quoi|vous avez dit|qu'est-ce que vous avez dit|qu'avez-vous dit|vous disiez|c'est-à-dire|vous pouvez répéter|pouvez-vous répéter|tu peux répéter
  |est-ce que vous pouvez répéter|répétez|répète|répétez la question|répète la question|encore une fois|encore
  |je n'ai pas compris|j'ai pas compris|je ne comprends pas|je comprends pas|je n'ai pas compris la question
  |je ne comprends pas la question|je n'ai pas entendu|j'ai pas entendu|c'était quoi la question|c'était quoi la question déjà|c'était quoi déjà
  |quelle était la question|quelle est la question|quelle question|attendez|attends|attendez une seconde
  |attendez un instant|un instant|un moment|une seconde|une minute|deux secondes|laissez-moi réfléchir|je réfléchis
  |voyons|voyons voir|question suivante|effacez ça|efface ça|allô vous m'entendez|vous m'entendez|tu m'entends
  |est-ce que vous m'entendez|ça marche|est-ce que ça marche|qu'est-ce que je dois dire|qu'est-ce que je dis
  |je dois dire quoi|c'est obligatoire|est-ce que c'est obligatoire|je dois répondre|est-ce que je dois répondre
  |pourquoi vous demandez ça|pourquoi cette question|à quoi ça sert`
    .split('|')
    .map((phrase) => phrase.trim()),
)

const unaccented = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Letters that were said one by one keep the accents that were said of them. */
const lettersAt = (words: Words, at: number) => {
  const found = spelledAt(words.map(unaccented), at)
  return found && { value: found.value.join(''), next: found.next }
}

export const FRENCH: Dictation = {
  frame: FRAME,
  asksForWords:
    /question|texte|grav(?:er|ure|é)|inscription (?:à|sur|souhait|pour)|d[ée]dicace|[ée]pitaphe|titre|devise|phrase|chanson|film|(?<!\p{L})livres?(?!\p{L})|message|slogan|citation|panneau|\bdit\b/iu,
  hesitation: /(?<=[\p{L}\p{N}])(?:[,.…]*\s+(?:euh+|heu+)(?=[\s,.…]))+[,.…]*\s+/giu,
  thinking: /^(?:(?:oh là là|euh+|heu+|mmm+|hum|oh|ah|ben|bah)[,.…]*\s+|(?:alors|bon|oui)[,.…]+\s+)+/iu,
  reports: /(?<!\p{L})(?:dit|disait|disent|écrit)(?!\p{L})[^.!?]*$/iu,
  line: '(?:à la ligne|nouvelle ligne|retour à la ligne)',
  paragraph: '(?:nouveau paragraphe|point à la ligne)',
  beforeThing: `une|la|cette|notre|sa|ma|leur|votre|autre|de|en|avec|pour|par|et|chaque|toute|aucune|pêche|achat|achats|écrire
      |écris|vends|acheter`,
  afterThing: 'de|est|était|du|des|que|qui|dans|pour|avec|à',
  erase: 'effacez ça|efface ça|effacez cela|rayez ça|barrez ça|supprimez ça|oubliez ça',
  spelling:
    "(?:et )?(?:ça s['’]écrit|cela s['’]écrit|s['’]écrit|qui s['’]écrit|ça s['’]épelle|s['’]épelle|j['’]épelle|je l['’]épelle|je vous l['’]épelle|épelé|écrit|c['’]est|avec|soit)?",
  lettersAt,
  spells: (word, letters) => spells(unaccented(word), letters),
  asides,
  courtesies: /^s'il (?:vous|te) plaît | (?:s'il (?:vous|te) plaît|merci)$/gu,
  talk: regex('u')`
    ^(?:les enfants|chéri|chérie|maman|papa) \S+ \S+
    |^(?:je préfère|je préférerais) (?:ne pas|vous le dire|en parler|le dire|expliquer)(?= |$)
    |^(?:(?:euh|ben|ah|oh|non|désolée?|franchement|alors) )*je (?:ne )?(?:veux|souhaite|vais|compte|préfère) pas (?:le |vous |y |en )*(?:dire|donner|répondre|raconter|parler)
    |^(?:ça|cela) ne vous regarde|^c'est (?:privé|personnel)(?= |$)
    |^(?:c'est|ce n'est pas|c'est pas|est-ce) obligatoire|^(?:on est|je suis|suis-je) obligée?
    |^il faut (?:vraiment |absolument )?(?:répondre|remplir|mettre)
    |(?<!\p{L})(?:taisez-vous|tais-toi|chut|descends|descendez|viens ici|venez ici|arrête de|arrêtez de|lâche
      |pose ça|laisse ça|baisse (?:le|la)|éteins|où (?:est|sont) (?:mon|ma|mes|le|la|les))(?!\p{L})
    |^(?:(?:attendez|attends|un instant|un moment|une seconde|excusez-moi|excuse-moi)(?! (?:c['’]est|voilà|ce sera) )|dis|dites
      |(?:qu'est-ce que?|est-ce que?|quels?|quelles?|comment|où|quand|qui|pourquoi|combien|puis-je|dois-je|faut-il
        |peut-on|je peux|on peut|je dois|on doit|il faut|je mets)(?= ).*(?:je|vous|on|ça|ici|mettre|répondre|dire)
      (?= |$))`,
  instead: INSTEAD_OF_ANSWER,
  called: TURNS.called,
  lineTalk: regex('u')`
    ^(?:(?:euh|ben|bah|bon|alors|non|pardon) )*(?:je (?:ne |n'en |n')?
      (?:sais|me souviens|me rappelle|connais|veux|peux) (?:pas|plus|rien)|j'en sais rien|je sais (?:pas|plus)
      |aucune idée|pas la moindre idée|(?:on|nous) (?:n'|ne )?(?:a|avons|sait|savons) pas (?:encore)?
      |pas encore (?:décidé|choisi)|c'est pas (?:encore )?(?:décidé|sûr)|plus tard
      |je vous (?:le |la )?(?:dis|dirai|donne|donnerai)|il faut que je|demandez(?:-moi)?|ça (?:ne )?vous regarde
      |mêlez-vous|celui de .* ou |(?:assieds|assis|lève|dépêche|tiens)-toi
      |(?:mange|finis|range|ferme|ouvre|donne|arrête|touche) (?:ta|ton|tes|la|le|les|ça|pas))
    |(?<!\p{L})(?:je suis en train de parler|on (?:m'appelle|sonne)|la machine|l'écran|le formulaire|le micro
      |ce truc|je n'entends (?:rien|pas)|j'entends (?:rien|pas)|je t'entends pas)(?!\p{L})`,
  requests: regex('u')`
    ^(?:s'il vous plaît |euh )*
    (?:pouvez-vous|pourriez-vous|pourrait-on|peut-on|est-ce (?:qu'on|que je|que vous) (?:pou|peu)\S*)(?= )
    (?!.*(?:répét|relire|passer))`,
  dictates: regex('iu')`
    ^(?:(?:euh|oui|alors|bon|voilà|d'accord)[,.…]*\s+)*(?:(?:pouvez-vous|vous pouvez|tu peux|pourriez-vous) (?:écrire
        |noter|mettre)|(?:(?<put>mets|mettez)|écris|écrivez|note|notez))(?<that> que(?= \S)|:)?,? (?=\S+ \S)`,
  unfinished: /(?<= )(?:et|ou|mais|le|la|les|une?|des?|du|avec|parce que|mon|ma|notre|que|pour|à)$/u,
  remarks: regex('u')`
    ^non (?=\p{L}+ \p{L}+)
    |(?:^| )une? (?:genre|sorte|espèce) d(?:e |['’])
    |^(?:(?:euh|ben|bon|alors|oui) )*(?:je (?:crois|pense|suppose) (?:que )?|il me semble|peut-être|sans doute)
    |(?:^| )(?:pardon|je me suis trompée?|je veux dire|je voulais dire|ou plutôt
      |avec (?:deux|un|une|double) ?(?:\p{L}|esse|elle|enne|emme)|avec (?:accent|cédille|tréma|un accent)
      |sans accent|ça s'écrit|s'écrit|(?<!(?:^| )[a-z\d] )deux [a-z])(?= |$)`,
}
