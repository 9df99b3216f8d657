const COMMANDED = 'only said, in a conversation; these walks type'

/** What the walks through a session do not come through, and why. */
export const beyond = {
  'transition anywhere on keepSession failed':
    'a storage that keeps nothing is walked, and is no failure: the page goes on',
  'transition ended on reloadPage failed': 'a page can always load anew',
  'transition underway.form.filling on field.answered': 'only the voice gives an answer so; these walks type',
  'transition underway.form.filling -> underway.form.filling on undo.requested [canUndo]': COMMANDED,
  'transition underway.form.filling -> underway.form.filling on voice.commanded [isUndo and canUndo] #1': COMMANDED,
  'transition underway.form.filling -> underway.form.filling.answering on voice.commanded [isClear] #2': COMMANDED,
}
