/** How long a machine waits for what only others can end; each is named among the limits of the product. */
export {
  ATTEMPT_WAIT_MS,
  LOGOUT_WAIT_MS,
  PERMISSION_WAIT_MS,
  PROCESSING_WAIT_MS,
  TRANSCRIBING_WAIT_MS,
} from '../rules/limits.ts'
