import { wordSet } from '../../../shared/phrases.ts'

/** Words of closed classes that may lead to a value, beside those with a role; without accents. Persons and things are not among them. */
export const LEADING_WORDS = wordSet(
  [
    // Pronouns, prepositions, conjunctions, degree, manner, time.
    `ce cela leur dont sous sur entre jusque apres devant derriere sauf hors via des vers lors quand comme si ni ou mais car lorsque
    puisque afin toutefois environ presque quasi plus moins trop peu tant tellement beaucoup plusieurs moitie part ensemble autant
    demain hier bientot tot tard veille lendemain avant matin soir midi soiree matinee prochain prochaine dernier derniere premier premiere suivant suivante debut fin milieu cours
    semaine mois annee date moment instant heure journee rendez vous ailleurs partout plein direct directement vite rapidement seul seule
    pas ne non jamais rien aucun aucune personne guere`,
    // Verbs whose forms stand without a subject, or as nouns beside a value.
    `mis mise pris prise choisi fixe fixee prevu prevue reserve reservee achete achetee commande commandee ne nee fete mettre faites
    disons va allons allez faudrait faudra pourrait pourrions sera seraient serais ferait faut vient reste suffit suffira semble tombe tient depend passe dure coute vaut
    vise maximum minimum max maxi mini`,
    // Politeness, fillers, particles of talk.
    `euh bon ben bah beh hein quoi voila ah oh eh ouh ouf bof tiens tenez ecoutez ecoute dites dis allo ok okay franchement honnetement
    alors donc enfin bref la chef patron monsieur madame desole desolee pardon sincerement clair sur certes tant pis flemme zut helas oubliez allez hop svp
    dommage chance heureusement malheureusement vrai faux idee souci probleme`,
    // What a form, a list and a scale are made of.
    `numero note valeur option reponse type taille pointure couleur modele categorie groupe cours niveau genre facon maniere parti cas solution
    case classe version formule cran bouton total totale montant somme prix nombre chiffre place mention degre haut haute bas basse grand grande petit petite p'tit p'tite gros grosse
    beau belle bonne meilleur mieux pire vieux vieille jeune nouveau nouvelle`,
  ].join(' '),
)
