import { wordSet } from '../../../shared/phrases.ts'
import { transliterated } from '../letters.ts'

/** Verbs of saying, recording, choosing, having and estimating, and what people tell of themselves, in the forms of an answer. */
export const VERBS = wordSet(
  transliterated(
    `sage sagen gesagt sag nenne nennen genannt heiße heißt heißen heiß lautet laute lauten antworte antworten erwähne schreibe schreiben
    geschrieben schreib schreibt notiere notieren notier trage tragen eintragen trag setze setzen setz mache machen mach macht gemacht kreuze ankreuzen
    kreuzen an nehme nehmen nimm genommen wähle wählen gewählt entscheide entscheiden entschieden bevorzuge bevorzugen mag mögen gefällt
    gefallen liebe brauche brauchen bräuchte bräuchten benötige benötigen benötigt möchte möchten will wollen wünsche hätte hätten
    gehe gehen geht gegangen komm komme kommen kommt gekommen fahre fahren fährt gefahren reise reisen gereist fliege fliegen geflogen bleibe bleiben geblieben
    kaufe kaufen gekauft kaufte bestelle bestellen bestellt buche buchen gebucht zahle zahlen bezahle bezahlen bezahlt gezahlt kostet kosten
    kostete verdiene verdienen ausgeben gebe geben gegeben gib gibt bekomme bekommen kriege kriegen gekriegt erhalten erhalte habe habn
    denke meine meinen finde finden fand gefunden gesehen sah höre gehört gelesen las kenne kennengelernt erinnere weiß scheint sieht
    lebe leben lebt wohne wohnen wohnt gewohnt geboren bin wiege wiegen wiegt messe misst messen beträgt betragen liegt liegen dauert
    dauerte gedauert arbeite arbeiten arbeitet gearbeitet studiere studieren studiert lerne lernen gelernt spreche sprechen gesprochen spiele spielen
    esse essen gegessen trinke trinken getrunken rauche rauchen koche schlafe schlafen geschlafen laufe laufen gelaufen schwimme benutze
    benutzen nutze nutzen genutzt verwende verwenden verwendet begonnen begann beginne beginnen angefangen fing fange anfangen aufgehört
    endet beendet ziehe ziehen gezogen umgezogen eingezogen treffe treffen getroffen heiraten geheiratet besuche besuchen besucht angekommen
    ankommen abreisen anreisen passiert geschehen stattgefunden stattfinden erreichen erreicht erreichbar anrufen rufen rufe an melden meldet
    kontaktieren stehe stehen steht stand sitze sitzen passt passen passen gehört gehören zählt zählen gezählt rechne rechnen gerechnet schätze
    bewerte bewerten gebe vergebe bringe bringen brachte mitbringen gebracht teile teilen teilt zusage sage fällt fallen schicken senden
    schick schicke reicht reichen genügt tut sein gemeldet registriert eingestellt hinterlegt angegeben stellen stelle klappt funktioniert
    erledigt ausgesucht ausgewählt angekreuzt reserviert reservieren kommen vorbei macht freue versichert tätig beschäftigt bräucht nimmt lernt wählt spielt ginge gingen passte passten hätt interessiert interessieren`,
  ),
)
