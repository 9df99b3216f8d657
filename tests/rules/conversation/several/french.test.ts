import { describe, expect, it } from 'vitest'
import { cases, choice, choices, field, splitBy } from './forms.ts'

const forms = {
  hotel: [
    field('text', 'Votre nom', { required: true }),
    field('number', 'Nombre de nuits', { required: true }),
    field('date', "Date d'arrivée", { required: true }),
    choice('Type de chambre', 'Simple', 'Double', 'Suite'),
    choice('Petit déjeuner', 'Oui', 'Non'),
    field('email', 'Adresse e-mail', { required: true }),
    field('tel', 'Numéro de téléphone'),
    field('textarea', 'Souhaits particuliers'),
  ],
  inscription: [
    field('text', 'Nom et prénom'),
    field('text', 'Entreprise'),
    field('number', 'Nombre de places'),
    choices('Ateliers', 'Peinture', 'Poterie', 'Gravure'),
    field('consent', "J'accepte d'être photographié"),
  ],
  commande: [
    choice('Taille', 'Petite', 'Moyenne', 'Grande'),
    field('number', 'Combien de pizzas'),
    choices('Suppléments', 'Olives', 'Fromage', 'Anchois'),
    field('text', 'Nom'),
    field('tel', 'Téléphone'),
  ],
  école: [
    field('text', "Nom de l'école"),
    field('number', "Nombre d'enfants"),
    field('number', "Nombre d'adultes"),
    field('date', 'Date de la visite'),
    choice('Langue de la visite', 'Français', 'Anglais', 'Espagnol'),
  ],
  séjour: [
    field('date', "Date d'arrivée"),
    field('date', 'Date de départ'),
    field('number', 'Nombre de personnes'),
    choice('Parking', 'Oui', 'Non'),
  ],
  patient: [
    field('text', 'Nom complet'),
    field('date', 'Date de naissance'),
    field('number', 'Âge'),
    field('rating', 'Douleur de un à cinq'),
    choice('Assurance', 'Publique', 'Privée'),
  ],
  note: [field('text', 'Commentaires'), field('number', 'Nuits'), field('date', 'Arrivée')],
  groupe: [field('text', 'Nom du groupe'), field('number', 'Billets'), choice('Vin', 'Blanc', 'Rouge', 'Rosé')],
}

const split = splitBy(forms, 'fr-FR')

describe('One French utterance fills several fields', () => {
  it.each(
    cases(`
    hotel | Anna Dupont, deux nuits à partir du trois mai | Votre nom: "Anna Dupont"; Nombre de nuits: 2; Date d'arrivée: "2026-05-03"
    hotel | anna dupont deux nuits à partir du trois mai | Votre nom: "anna dupont"; Nombre de nuits: 2; Date d'arrivée: "2026-05-03"
    hotel | Bonjour, je m'appelle Anna Dupont et je voudrais trois nuits à partir du 12 juin. | Votre nom: "Anna Dupont"; Nombre de nuits: 3; Date d'arrivée: "2026-06-12"
    hotel | Je suis Pierre Lambert, quatre nuits s'il vous plaît, j'arrive le dix juillet | Votre nom: "Pierre Lambert"; Nombre de nuits: 4; Date d'arrivée: "2026-07-10"
    hotel | Jean-Baptiste de la Tour, 2 nuits | Votre nom: "Jean-Baptiste de la Tour"; Nombre de nuits: 2
    hotel | Luc Moreau, une nuit dès demain | Votre nom: "Luc Moreau"; Nombre de nuits: 1; Date d'arrivée: "2026-04-02"
    hotel | Anna Dupont, deux nuits à partir du trois mai, chambre double, sans petit déjeuner | Votre nom: "Anna Dupont"; Nombre de nuits: 2; Date d'arrivée: "2026-05-03"; Type de chambre: "double"; Petit déjeuner: "non"
    hotel>Nombre de nuits | deux nuits à partir de vendredi | Nombre de nuits: 2; Date d'arrivée: "2026-04-03"
    hotel>Date d'arrivée | le trois mai, une chambre double s'il vous plaît | Date d'arrivée: "2026-05-03"; Type de chambre: "double"
    hotel>Type de chambre | une suite, petit déjeuner oui, e-mail anna arobase exemple point fr | Type de chambre: "suite"; Petit déjeuner: "oui"; Adresse e-mail: "anna@exemple.fr"
    hotel>Adresse e-mail | anna.dupont@exemple.fr, téléphone 06 12 34 56 78 | Adresse e-mail: "anna.dupont@exemple.fr"; Numéro de téléphone: "+33612345678"
    inscription | Anna Dupont, mon entreprise est Acme, trois places | Nom et prénom: "Anna Dupont"; Entreprise: "Acme"; Nombre de places: 3
    inscription | Marie-Claire Le Goff, deux places | Nom et prénom: "Marie-Claire Le Goff"; Nombre de places: 2
    inscription>Entreprise | Martin et Fils, quatre places s'il vous plaît | Entreprise: "Martin et Fils"; Nombre de places: 4
    inscription>Nombre de places | deux places et l'atelier poterie | Nombre de places: 2; Ateliers: ["poterie"]
    commande | grande, deux pizzas | Taille: "grande"; Combien de pizzas: 2
    commande | une moyenne, trois pizzas avec des olives et du fromage | Taille: "moyenne"; Combien de pizzas: 3; Suppléments: ["olives","fromage"]
    commande>Combien de pizzas | deux pizzas aux anchois, au nom de Benali | Combien de pizzas: 2; Suppléments: ["anchois"]; Nom: "Benali"
    école | École Jules Ferry, vingt enfants et deux adultes | Nom de l'école: "École Jules Ferry"; Nombre d'enfants: 20; Nombre d'adultes: 2
    école>Nombre d'enfants | vingt-quatre enfants et trois adultes, le neuf juin, en anglais | Nombre d'enfants: 24; Nombre d'adultes: 3; Date de la visite: "2026-06-09"; Langue de la visite: "anglais"
    séjour | du trois mai au sept mai, pour quatre personnes | Date d'arrivée: "2026-05-03"; Date de départ: "2026-05-07"; Nombre de personnes: 4
    séjour | arrivée le 3 mai, départ le 7 mai, deux personnes | Date d'arrivée: "2026-05-03"; Date de départ: "2026-05-07"; Nombre de personnes: 2
    patient | Anna Dupont, née le 3 mai 1990 | Nom complet: "Anna Dupont"; Date de naissance: "1990-05-03"
    patient | Karim Benali, j'ai 34 ans | Nom complet: "Karim Benali"; Âge: 34
    patient>Âge | 62 ans, douleur quatre, assurance privée | Âge: 62; Douleur de un à cinq: 4; Assurance: "privée"
    hotel | Je m'appelle Thomas Moulin et je voudrais une chambre simple pour trois nuits à partir du premier juin | Votre nom: "Thomas Moulin"; Nombre de nuits: 3; Date d'arrivée: "2026-06-01"; Type de chambre: "simple"
    hotel | Marie Lambert, du 5 mai, deux nuits | Votre nom: "Marie Lambert"; Nombre de nuits: 2; Date d'arrivée: "2026-05-05"
    hotel | Marie Lambert, arrivée le cinq mai, deux nuits, chambre double avec petit déjeuner | Votre nom: "Marie Lambert"; Nombre de nuits: 2; Date d'arrivée: "2026-05-05"; Type de chambre: "double"; Petit déjeuner: "oui"
    hotel | Anna Dupont, j'aimerais deux nuitées à partir du 03/05/2026 | Votre nom: "Anna Dupont"; Nombre de nuits: 2; Date d'arrivée: "2026-05-03"
    hotel | Anna Dupont, deux nuits demain | Votre nom: "Anna Dupont"; Nombre de nuits: 2; Date d'arrivée: "2026-04-02"
    hotel | Anna Dupont deux nuits vendredi | Votre nom: "Anna Dupont"; Nombre de nuits: 2; Date d'arrivée: "2026-04-03"
    hotel | Anna Dupont, demain, deux nuits | Votre nom: "Anna Dupont"; Nombre de nuits: 2; Date d'arrivée: "2026-04-02"
    hotel | Monsieur et Madame Lambert, deux nuits à partir de lundi | Votre nom: "Monsieur et Madame Lambert"; Nombre de nuits: 2; Date d'arrivée: "2026-04-06"
    hotel | Dupont, Anna, deux nuits à partir du trois mai | Votre nom: "Dupont, Anna"; Nombre de nuits: 2; Date d'arrivée: "2026-05-03"
    hotel | Anna Mai, deux nuits | Votre nom: "Anna Mai"; Nombre de nuits: 2
    hotel>Petit déjeuner | pas de petit déjeuner, mail anna arobase exemple point fr | Petit déjeuner: "non"; Adresse e-mail: "anna@exemple.fr"
    inscription>Entreprise | Meunier, Petit et Associés, trois places | Entreprise: "Meunier, Petit et Associés"; Nombre de places: 3
    inscription | Anna Dupont, l'entreprise s'appelle Martin et Fils, trois places | Nom et prénom: "Anna Dupont"; Entreprise: "Martin et Fils"; Nombre de places: 3
    école | Lycée du Parc, 24 enfants, 3 adultes, le 9 juin | Nom de l'école: "Lycée du Parc"; Nombre d'enfants: 24; Nombre d'adultes: 3; Date de la visite: "2026-06-09"
    séjour | de demain à vendredi, deux personnes | Date d'arrivée: "2026-04-02"; Date de départ: "2026-04-03"; Nombre de personnes: 2
    séjour>Nombre de personnes | deux personnes, avec parking | Nombre de personnes: 2; Parking: "oui"
    groupe | Les Innocents, quatre billets | Nom du groupe: "Les Innocents"; Billets: 4
  `),
  )('%s: "%s"', (asked, said, expected) => {
    expect(split(asked, said)).toBe(expected)
  })
})

describe('A French answer to one field stays whole', () => {
  it.each(
    cases(`
    hotel | Dupont, Anna et Pierre
    hotel | Anna Dupont, peut-être deux nuits
    inscription>Entreprise | Les Trois Suisses, quatrième étage
    patient | Anna, trois mai 1990
    séjour | du trois au sept mai
    note | deux nuits à partir du trois mai
    note | nous avons passé deux nuits à partir du trois mai
    hotel | Anna Dupont
    hotel | Dupont, Martin, Lambert
    hotel | on a passé deux nuits
    hotel | Anna Dupont, pas deux nuits
    hotel | Anna Dupont, deux ou trois nuits
    hotel | Anna Dupont, deux
    hotel | Anna Dupont et deux enfants
    hotel | Pierre Sept, deux nuits
    hotel | Dupont, deux nuits, une chambre avec balcon
    hotel>Nombre de nuits | la nuit du trois au quatre mai
    hotel>Date d'arrivée | le trois mai ou le quatre, chambre double
    hotel>Date d'arrivée | pas le trois mai, chambre double
    hotel>Type de chambre | double, oui
    inscription | Anna Dupont, Acme
    inscription | Anna Dupont de l'entreprise Acme, deux places
    inscription>Entreprise | Trois Rois, quatre places
    inscription>Entreprise | Deux Places Éditions
    patient | Karim Benali, 34
    groupe | Les Quatre Fantastiques, deux
    groupe | Anna Blanc
    hotel | Robinson Vendredi, deux nuits
    hotel | Robinson Vendredi deux nuits
    groupe | Anna, Rouge
    groupe>Billets | deux billets, blanc ou rouge
    école>Nombre d'enfants | 20 enfants, dont deux en fauteuil
    commande | moyenne, deux pizzas, sans fromage
  `),
  )('%s: "%s"', (asked, said) => {
    expect(split(asked, said)).toBe('-')
  })
})
