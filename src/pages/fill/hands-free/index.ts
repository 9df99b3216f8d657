/** Hands-free, as one part of the page that most visits do not need. */
export { Conversation } from './conversation.ts'
export { ConversationPanel } from './conversation-panel.tsx'
