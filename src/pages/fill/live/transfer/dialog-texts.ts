/** The words of the dialog's own part. */
export const HOW =
  'Scan this with the other device, open the link there, or enter the code there. For seven days, anyone with the code can read and send these answers; the server cannot read them.'
export const MAKE = 'Make a Code'
export const MAKE_HINT = 'Your answers so far are encrypted on this device, and wait for the other one for seven days.'
export const MAKING = 'Encrypting...'
export const NOT_MADE = 'The code could not be made. Please check your connection and try again.'
export const QR = 'QR code of the link'
export const LINK = 'Link'
export const CODE = 'Code'
export const ENTER = 'Code from another device'
export const GO_ON = 'Continue Here'
export const REPLACED = 'The answers on this device will be replaced by those of the other device.'
