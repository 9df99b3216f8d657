/** What few forms need comes together: a part of its own for each would weigh more on the first field than it saves. */
export { ConsentControl } from './consent-control.tsx'
export { FilePicker } from '../file-picker.tsx'
export { OtherControl } from './other-control.tsx'
export { RatingControl } from './rating-control.tsx'
