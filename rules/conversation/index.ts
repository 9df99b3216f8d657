export type { ConversationState, ConversationWords, Note, Reviewed, Topic } from '../languages/shared/conversation.ts'
export { saidAnswer, spelledAnswer } from './said-answer.ts'
