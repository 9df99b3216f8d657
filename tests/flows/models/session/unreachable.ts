const BY_VOICE = 'only the voice button does so; these paths type'
const CONVERSING = 'of a conversation that ends, or that begins; these paths type'
const COMMANDED = 'only said, in a conversation; these paths type'

const ANSWERED = 'this form has required fields; a form without any has a flow of its own'
const OFFLINE = 'what waits for a network has flows of its own (respondent/offline)'
const PICKED = 'options and files have flows of their own; these paths type'

/** What the paths through a session do not cover, and why. */
export const unreachable = {
  'transition anywhere on storeSession failed':
    'a storage that stores nothing is covered, and is no failure: the page goes on',
  'transition ended on reloadPage failed': 'a page can always be reloaded',
  'state live.form.filling.unanswered': ANSWERED,
  'transition live.form.filling -> live.form.filling.unanswered on form.finished [not hasAnswers] #3': ANSWERED,
  'transition live.form.filling -> live.form.filling.unanswered on submission.requested [canSubmit] #2': ANSWERED,
  'transition live.form.filling -> live.form.filling.answering on field.picked': PICKED,
  'transition live.form.filling -> live.form.filling.answering on field.answered':
    'only the voice gives an answer so; these paths type',
  'state live.form.filling.recalling': BY_VOICE,
  'transition live.form.filling -> live.form.filling.recalling on recording.found': BY_VOICE,
  'transition live.form.filling.recalling on field.answered': BY_VOICE,
  'transition live.form.filling.recalling -> live.form.filling.answering on field.completed': BY_VOICE,
  'state live.form.filling.awaiting': BY_VOICE,
  'transition live.form.filling -> live.form.filling.awaiting on submission.awaited': BY_VOICE,
  'transition live.form.filling.awaiting on field.answered': BY_VOICE,
  'transition live.form.filling.awaiting -> live.form.filling.proposed on voice.proposed': BY_VOICE,
  'state live.form.filling.proposed': BY_VOICE,
  'transition live.form.filling.awaiting -> live.form.filling.answering on field.changed [isCompletion]': BY_VOICE,
  'transition live.form.filling on voice.doubted': BY_VOICE,
  'transition live.form.filling on voice.proposed': BY_VOICE,
  'transition live on answer.left': CONVERSING,
  'transition live on answer.asked': CONVERSING,
  'transition live.form.filling -> live.form.filling on answer.left [isOpen]': CONVERSING,
  'transition live.form.filling -> live.form.filling on answer.taken': CONVERSING,
  'transition live.form.filling on field.misheard': BY_VOICE,
  'transition live.form.filling on voice.failed [isUnheard]': BY_VOICE,
  'transition live.form.filling on voice.acknowledged [isInError] #1': BY_VOICE,
  'transition live.form.filling on voice.acknowledged #2': BY_VOICE,
  'transition live.form.filling -> live.form.filling on change.requested': COMMANDED,
  'transition live.form.filling -> live.form.filling on undo.requested [canUndo]': COMMANDED,
  'transition live.form.filling -> live.form.filling on voice.commanded [isUndo and canUndo] #1': COMMANDED,
  'transition live.form.filling -> live.form.filling.answering on voice.commanded [isClear] #2': COMMANDED,
  'transition offering-recovery -> submitted on submission.delivered [isThisSession]': OFFLINE,
  'transition live -> submitted on submission.delivered [isThisSession]': OFFLINE,
  'transition live.form.reviewing.unsent on submission.delivered [isThisSession]': OFFLINE,
  'transition live.form.reviewing.sent on submission.delivered': OFFLINE,
}
