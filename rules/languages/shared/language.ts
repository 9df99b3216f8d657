import type { ClassifierData } from './classifier/classifier.ts'
import type { LanguageOfCommands } from './commands.ts'
import type { ConversationWords } from './conversation.ts'
import type { Endings } from './endings.ts'
import type { SpokenLanguage } from './form-check.ts'
import type { RulesOfLanguage } from './normalise.ts'
import type { VoiceSentences } from '../../voice-failures.ts'
import type { WordsOfParts } from './several.ts'

type Load<T> = () => Promise<T>

/** What voice needs of a language. Each part is fetched by what needs it, so that a page gets no more than it uses. */
export interface SpeechLanguage {
  /** How a transcript becomes the value of each type of field. */
  transcript: RulesOfLanguage
  /** What tells talk from answers; undefined where nobody has given examples. */
  classifier: Load<ClassifierData | undefined>
  /** How commands, corrections and letters are said. */
  commands: Load<LanguageOfCommands>
  /** The words at which a person has not finished. */
  endings: Load<Endings>
  /** What a conversation says and shows. */
  conversation: Load<ConversationWords>
  /** Why voice input failed, or ended early. */
  voice: Load<VoiceSentences>
  /** How one utterance is divided into the answers of several fields; undefined where the language has no rules of speech. */
  several: Load<WordsOfParts | undefined>
  /** Words of which dates are made: a speech model that is told of them hears them better. */
  dateWords: Load<readonly string[]>
  /** What the check of a form asks of the language; undefined where it has no rules of speech. */
  formCheck: Load<SpokenLanguage | undefined>
}

/** Everything that a folder of a language has: without one of its parts the folder does not compile. */
export interface Language extends SpeechLanguage {
  classifier: Load<ClassifierData>
  several: Load<WordsOfParts>
  formCheck: Load<SpokenLanguage>
}
