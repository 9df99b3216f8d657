import { mapOf, type MannerCommand, type MannerWords, phrasesOf } from '../shared/commands.ts'

export const FRENCH_MANNER: MannerWords = {
  qualities: mapOf(
    `lentement=slower lent=slower vite=faster rapide=faster rapidement=faster fort=louder haut=louder bas=quieter
    doucement=quieter faible=quieter`,
  ) as ReadonlyMap<string, MannerCommand>,
  more: ['plus'],
  less: phrasesOf('moins, pas si, pas aussi, pas trop'),
  excess: ['trop'],
  degrees: phrasesOf(
    `un peu, un petit peu, un tout petit peu, beaucoup, bien, encore, nettement, légèrement, moi, me, pour moi, ça, le,
    la, la question, les questions, les choix, encore une fois, pardon, désolé, désolée`,
  ),
  pleas: phrasesOf("s'il vous plaît, s'il te plaît, s'il vous plait, s'il te plait"),
  asking: phrasesOf(
    `pouvez-vous, pouvez vous, pourriez-vous, pourriez vous, peux-tu, peux tu, pourrais-tu, pourrais tu, vous pouvez,
    vous pourriez, tu peux, tu pourrais, est-ce que vous pouvez, est-ce que tu peux, parlez, parle, parler, lisez, lis,
    lire, relisez, relis, relire, dites, dis, dire, allez, va, aller`,
  ),
  ofReader: phrasesOf(
    `vous parlez, tu parles, vous lisez, tu lis, vous allez, tu vas, vous êtes, tu es, votre voix est, ta voix est,
    la voix est`,
  ),
  ofAnything: phrasesOf("c'est, c'était, ça va, ça parle"),
}
