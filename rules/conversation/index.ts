export type { ConversationState, ConversationWords, Note, Reviewed, Topic } from '../languages/shared/conversation.ts'
export { confusedWith, eitherOf, unrefused } from './hypotheses.ts'
export { attributed, type Attributed, type Source } from './own-words.ts'
export { saidAnswer, spelledAnswer } from './said-answer.ts'
