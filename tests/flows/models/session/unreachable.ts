const COMMANDED = 'only said, in a conversation; these walks type'

/** What the walks through a session do not come through, and why. */
export const beyond = {
  'transition anywhere on storeSession failed':
    'a storage that keeps nothing is walked, and is no failure: the page goes on',
  'transition ended on reloadPage failed': 'a page can always load anew',
  'transition live.form.filling on field.answered': 'only the voice gives an answer so; these walks type',
  'transition live.form.filling -> live.form.filling on undo.requested [canUndo]': COMMANDED,
  'transition live.form.filling -> live.form.filling on voice.commanded [isUndo and canUndo] #1': COMMANDED,
  'transition live.form.filling -> live.form.filling.answering on voice.commanded [isClear] #2': COMMANDED,
}
