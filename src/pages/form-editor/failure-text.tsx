import type { Failure } from '../../../rules/failures.ts'

/** Why a form could not be saved, and which of its parts the server named. */
export function FailureText({ failure: { message, details = [] } }: { failure: Failure }) {
  return (
    <>
      <p>{message}</p>
      {details.length > 0 ? (
        <ul>
          {details.map(({ field, message: problem }) => (
            <li key={`${field} ${problem}`}>{field ? `${field}: ${problem}` : problem}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
