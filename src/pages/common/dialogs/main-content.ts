/** Takes the focus after a dialog when what had it before is gone. */
export const mainContent = () => document.querySelector('main')
