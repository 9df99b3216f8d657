import type { VoiceSentences } from '../../voice-failures.ts'

export const FRENCH_VOICE: VoiceSentences = {
  language: 'fr',
  failures: {
    'nothing-heard': 'Rien n’a été entendu. Réessayez, ou écrivez votre réponse.',
    'not-understood': 'Cela n’a pas été compris. Redites-le, ou écrivez votre réponse.',
    'own-voice': 'La page a entendu ce qu’elle lisait elle-même. Redites-le, ou écrivez votre réponse.',
    'no-answer': 'La reconnaissance vocale n’a pas répondu à temps. Réessayez, ou écrivez votre réponse.',
    unavailable: 'La reconnaissance vocale n’est pas disponible. Écrivez votre réponse.',
    'not-now': 'La reconnaissance vocale n’est pas disponible pour le moment. Réessayez, ou écrivez votre réponse.',
    busy: 'La reconnaissance vocale est occupée. Attendez un moment et réessayez, ou écrivez votre réponse.',
    'too-large': 'C’était trop long pour être reconnu. Dites-le en moins de mots, ou écrivez votre réponse.',
    offline: 'Sans connexion, la parole n’a pas pu être reconnue. Réessayez, ou écrivez votre réponse.',
    'other-language': 'Aucune reconnaissance vocale ne connaît ici la langue de ce formulaire. Écrivez votre réponse.',
    denied: 'L’accès au microphone a été refusé. Autorisez-le pour répondre de vive voix.',
    'no-permission': 'La demande d’accès au microphone est restée sans réponse. Réessayez, ou écrivez votre réponse.',
    'no-device': 'Aucun microphone n’a été trouvé. Branchez-en un et réessayez, ou écrivez votre réponse.',
    'device-busy': 'Un autre programme utilise le microphone. Fermez-le et réessayez, ou écrivez votre réponse.',
    'device-lost': 'Le microphone a été débranché. Rebranchez-le et réessayez, ou écrivez votre réponse.',
    'no-sound': 'Aucun son ne vient du microphone. Vérifiez qu’il est allumé, ou écrivez votre réponse.',
    'insecure-page': 'La saisie vocale demande une adresse sécurisée (https). Écrivez votre réponse.',
    unconsented: 'La saisie vocale n’a pas été lancée. Vous pouvez écrire votre réponse, ou la relancer.',
    interrupted: 'La saisie vocale a été interrompue. Réessayez, ou écrivez votre réponse.',
    hidden: 'L’écoute s’est arrêtée quand vous avez quitté cette page. Réessayez, ou écrivez votre réponse.',
    elsewhere:
      'La saisie vocale a été lancée dans un autre onglet ou une autre fenêtre, et s’est donc arrêtée ici. Réessayez, ou écrivez votre réponse.',
  },
  notices: {
    'too-long':
      'C’était trop long pour un seul enregistrement. Ce que vous avez dit jusqu’à sa fin est repris ; vous pouvez écrire la suite.',
    'device-lost': 'Le microphone a été débranché. Vérifiez que votre réponse est complète.',
    hidden: 'L’écoute s’est arrêtée quand vous avez quitté cette page. Vérifiez que votre réponse est complète.',
    elsewhere:
      'La saisie vocale a été lancée dans un autre onglet ou une autre fenêtre. Vérifiez que votre réponse est complète.',
    retry: 'La reconnaissance vocale vient d’échouer. Un nouvel essai est en cours.',
    busy: 'La reconnaissance vocale est occupée. Un nouvel essai aura lieu automatiquement ; vous n’avez pas à le redire.',
  },
}
