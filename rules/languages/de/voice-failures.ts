import type { VoiceSentences } from '../../voice-failures.ts'

export const GERMAN_VOICE: VoiceSentences = {
  language: 'de',
  failures: {
    'nothing-heard': 'Es war nichts zu hören. Bitte versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    'not-understood': 'Das wurde nicht verstanden. Bitte sagen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    'own-voice':
      'Die Seite hat gehört, was sie selbst vorlas. Bitte sagen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    'no-answer':
      'Die Spracherkennung hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    unavailable: 'Die Spracherkennung ist nicht verfügbar. Bitte tippen Sie Ihre Antwort.',
    'not-now':
      'Die Spracherkennung ist gerade nicht verfügbar. Bitte versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    busy: 'Die Spracherkennung ist überlastet. Bitte warten Sie einen Moment und versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    'too-large':
      'Das war zu lang, um erkannt zu werden. Bitte sagen Sie es mit weniger Worten, oder tippen Sie Ihre Antwort.',
    offline:
      'Ohne Verbindung konnte die Sprache nicht erkannt werden. Bitte versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    'other-language': 'Keine Spracherkennung hier kennt die Sprache dieses Formulars. Bitte tippen Sie Ihre Antwort.',
    denied: 'Der Zugriff auf das Mikrofon wurde verweigert. Bitte erlauben Sie ihn, um zu sprechen.',
    'no-permission':
      'Die Frage nach dem Mikrofon wurde nicht beantwortet. Bitte versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    'no-device':
      'Es wurde kein Mikrofon gefunden. Schließen Sie eines an und versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    'device-busy':
      'Das Mikrofon wird von einem anderen Programm benutzt. Schließen Sie es und versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    'device-lost':
      'Das Mikrofon wurde getrennt. Schließen Sie es an und versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    'no-sound': 'Vom Mikrofon kommt kein Ton. Prüfen Sie, ob es eingeschaltet ist, oder tippen Sie Ihre Antwort.',
    'insecure-page': 'Die Spracheingabe braucht eine sichere Adresse (https). Bitte tippen Sie Ihre Antwort.',
    unconsented: 'Die Spracheingabe wurde nicht gestartet. Sie können tippen, oder sie noch einmal starten.',
    interrupted:
      'Die Spracheingabe wurde unterbrochen. Bitte versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    hidden:
      'Das Zuhören endete, als Sie diese Seite verlassen haben. Bitte versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
    elsewhere:
      'Die Spracheingabe wurde in einem anderen Tab oder Fenster gestartet und endete deshalb hier. Bitte versuchen Sie es noch einmal, oder tippen Sie Ihre Antwort.',
  },
  notices: {
    'too-long':
      'Das war zu lang für eine Aufnahme. Was Sie bis zu ihrem Ende gesagt haben, wurde übernommen; den Rest können Sie tippen.',
    'device-lost': 'Das Mikrofon wurde getrennt. Bitte prüfen Sie, ob Ihre Antwort vollständig ist.',
    hidden:
      'Das Zuhören endete, als Sie diese Seite verlassen haben. Bitte prüfen Sie, ob Ihre Antwort vollständig ist.',
    elsewhere:
      'Die Spracheingabe wurde in einem anderen Tab oder Fenster gestartet. Bitte prüfen Sie, ob Ihre Antwort vollständig ist.',
    retry: 'Die Spracherkennung ist gerade fehlgeschlagen. Es wird noch einmal versucht.',
    busy: 'Die Spracherkennung ist überlastet. Es wird von selbst noch einmal versucht; Sie müssen es nicht noch einmal sagen.',
  },
}
