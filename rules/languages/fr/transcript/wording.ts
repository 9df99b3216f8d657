import { isIgnorable } from '../../en/transcript/options/words.ts'
import { groups, unaccented, type Wording } from '../../shared/label-words.ts'
import { wordSet } from '../../shared/phrases.ts'
import { inFull } from './words.ts'
import { regex } from '../../shared/regex.ts'

const plain = (text: string): string => unaccented(inFull(text))

/** Phrases of one meaning. */
const SYNONYMS = groups(
  plain(`à pied|en marchant|à pieds|pedibus
voiture|auto|automobile|bagnole|char|caisse
vélo|bicyclette|bécane|deux-roues|cycle
autobus|bus|car|autocar
métro|métropolitain
train|rail|ter|tgv|sncf|cff
moto|motocyclette|scooter
transports en commun|transports publics|transport en commun|tec
portable|mobile|cellulaire|natel|gsm|smartphone
téléphone|par téléphone|appel|coup de fil
courriel|e mail|email|mail|courrier électronique|adresse électronique|mél
courrier|lettre|poste|voie postale|par la poste
sms|texto|message texte|textos
ordinateur|pc|ordi
en ligne|sur internet|internet|en distanciel|à distance|en visio|visio|par zoom
en présentiel|présentiel|sur place|en personne
appartement|appart|logement
maison|pavillon|villa
locataire|en location|je loue|loue
propriétaire|proprio|je possède
colocation|coloc|colocataire
célibataire|vieux garçon
marié|mariée|épouse|époux
pacsé|pacsée|pacs
divorcé|divorcée|séparé|séparée
veuf|veuve
retraité|retraitée|à la retraite|en retraite|pensionné|pensionnée|rentier
salarié|salariée|employé|employée
indépendant|indépendante|à mon compte|freelance|auto entrepreneur|autoentrepreneur|à son compte
sans emploi|au chômage|chômeur|chômeuse|demandeur d'emploi|demandeuse d'emploi|sans travail
étudiant|étudiante|à la fac|étudie
temps plein|plein temps|à temps complet|temps complet
temps partiel|mi temps|à mi temps
femme|féminin|madame|mme
homme|masculin|monsieur
fille|fillette|petite fille
garçon|petit garçon
végétarien|végétarienne|sans viande
végane|végan|végétalien|végétalienne
sans gluten|intolérant au gluten|coeliaque
excellent|excellente|génial|géniale|formidable|super|extra|fantastique|parfait
mauvais|mauvaise|nul|nulle|médiocre
horrible|affreux|catastrophique|lamentable
débutant|débutante|novice|je débute
rouge|vermeil
marron|brun|brune
gris|grise
blanc|blanche
vert|verte
noir|noire
bleu|bleue
mal de tête|maux de tête|migraine|mal à la tête|j'ai mal à la tête|céphalée
mal de dos|mal au dos|lombalgie|maux de dos
mal de gorge|mal à la gorge
mal de ventre|mal au ventre|maux de ventre
fièvre|température
toux|je tousse|tousse
fatigue|fatigué|fatiguée|épuisé|épuisée
nausées|nausée|envie de vomir
vertiges|vertige|tête qui tourne
matin|matinée|le matin
après midi|l'après midi
soir|soirée|le soir
week end|fin de semaine|samedi et dimanche
domicile|chez moi|à la maison|à domicile
carte bancaire|carte bleue|cb|par carte|carte|carte de crédit|visa
espèces|liquide|en espèces|cash|en liquide|comptant
chèque|par chèque
virement|par virement|virement bancaire
dîner|souper
déjeuner|repas de midi|dîner de midi
petit déjeuner|petit déj|ptit déj
pomme de terre|patate|pommes de terre|patates
eau|de l'eau|flotte
eau plate|eau minérale|plate
eau gazeuse|pétillante|gazeuse|eau pétillante
vin rouge|du rouge|un rouge
vin blanc|du blanc|un blanc
bouche à oreille|on m'en a parlé|on me l'a dit
réseaux sociaux|facebook|instagram|tiktok
moteur de recherche|google
école primaire|primaire
lycée|gymnase|cégep
université|fac|faculté|uni
euros|eur|€
dollars|usd|$
chien|toutou|clébard
chat|minou|matou
piscine|bassin
climatisation|clim|air conditionné
retrait|retirer|passer le retirer|venir chercher|passer prendre|le chercher
mère|maman
père|papa
fumeur|fumeuse
enfant|gamin|gosse
moyen|moyenne|médium|m|medium
petit|petite|s|small
grand|grande|l|large
cadeau|présent
facture|note
quotidien|quotidienne|journalier`),
)

const RELATED = groups(
  plain(`téléphone|appelez moi|appeler|appelez|rappelez
courriel|écrivez|écrivez moi
voiture|conduis|conduire|roule
locataire|loyer|bail
propriétaire|acheté|achetée
en ligne|ordinateur|écran
débutant|première fois|commence|jamais fait
carte bancaire|débit|mastercard
espèces|billets|pièces
grand|énorme|large
petit|minuscule
avion|vol|aéroport
train|gare
excellent|adoré|j'ai adoré|merveilleux
bon|bien|bonne
mauvais|déçu|déçue|mal
entreprise|employeur|boulot|collègue|patron
ami|amis|amie|copain|copine
réseaux sociaux|twitter|linkedin|youtube
étudiant|études|université
bruit|musique|cris|tapage
ordures|poubelle|déchets
éclairage|lampadaire|lumière
déménagement|déménagé|déménage
laver|nettoyer`),
)

const ENDINGS = regex('u')`
  (?:issements?|ations?|itions?|ements?|euses?|eurs?|rices?|iennes?|iens?|ives?|ifs?|aient|erons|erez|erai|irons
    |eons|ons|ent|ez|ees?|es|er|ir|e|s)$`

const WEAK = wordSet('avec sans pour par comme tres plus mon mes les des une aux sur que qui dans cette est suis')

export const WORDING: Wording = {
  synonyms: SYNONYMS,
  related: RELATED,
  formOf: (word) => {
    const bare = word.replace(ENDINGS, '')
    return bare.length > 2 ? bare : word
  },
  isCommon: (word) => word.length < 3 || WEAK.has(word) || isIgnorable(word),
  turns: wordSet('non ex sans jamais aucun aucune pas ni ancien ancienne'),
  plain,
}
