import { regex } from '../../shared/regex.ts'

const START = '^(?:(?:ah|oh|eh|hé|non|oui|bon|ben|mais|allez|dis|pardon|attends|chut) )*'
const THING = "(?:la|le|les|l'\\p{L}+|ta|ton|tes|ça|cette|ce|un|une|du|de la|-?moi|-?toi)"

/** In the singular, which nobody says to a form, with what stands in a room: "ferme la fenêtre", "viens voir". */
const ORDER = regex('u')`
  (?:(?:ferme|ouvre|sors|range|éteins|allume|baisse|monte|pose|lâche|finis|mange|apporte|ramène|passe|donne|jette|nettoie|rentre|enlève|va chercher)(?:-moi|-nous)? ${THING}
    |(?:viens|reviens|descends|monte|sors|rentre|va|reste) (?:voir|ici|là|par ici|vite|de là|tout de suite|jouer|dehors|t'asseoir|te \p{L}+|tranquille|sage|assise?|couchée?)
    |(?:tais|assieds|assis|dépêche|calme|pousse|tiens|lève|couche)-toi|arrête (?:de|ça|un peu)|touche pas|laisse(?:-moi| ça)
    |(?:attends|attendez|une seconde|deux secondes|un instant|une minute) (?:chérie?|maman|papa|mamie|papi|mon (?:c(?:œ|oe)ur|amour|grand)|ma (?:puce|belle|chérie)) )(?= |$|(?<= ))`
  .source

/** About somebody in the room, and no order to the form: "tu veux un café", "t'as sorti le chien". */
const QUESTION = regex('u')`
  (?:est-ce que )?(?:tu (?:veux|as|es|viens|vas|sais|manges|fais|dors|sors|restes|peux (?!(?:mettre|noter|écrire|marquer|cocher|choisir|prendre|inscrire|répéter|ajouter|préciser|dire)(?!\p{L})))|t'(?:as|es|en veux|aurais)
    |(?:veux|as|es|viens|vas|sais|peux)-tu )(?= |$|(?<= )|\p{L})`.source

/** What is said to somebody in the room, in small letters without pauses. */
export const TO_SOMEBODY = regex('u')`${START}(?:${ORDER}|${QUESTION})`
