import { operations } from '../../server/support/contract.ts'

/** Whose thing a request names; crossed: a thing of another person's form, named below the caller's own form. */
export const PLACES = ['own', 'crossed', "another's", 'absent', 'deleted'] as const
export type Place = (typeof PLACES)[number] | 'none'

/** Callers: without a token that counts, with an account, and with a superuser's. */
export const KINDS = ['stranger', 'person', 'superuser'] as const
export type Kind = (typeof KINDS)[number]

/**
 * Who may do what: the status of each answer. One status stands for every thing that is meant; five are for the caller's
 * own thing, a crossed one, another person's, one that never was, and one that was deleted. A stranger's own things are
 * those of a person whose token the stranger does not have.
 *
 * 401 no token that counts · 403 not this role · 404 not there, or not the caller's: the two cannot be told apart
 */
const TABLE = `
operation                   | stranger                | person                  | superuser

loginAccessToken            | 200                     | 200                     | 200
registerUser                | 200                     | 200                     | 200
recoverPassword             | 200  -  200 200 200     | 200  -  200 200 200     | 200  -  200 200 200
resetPassword               | 200  -  200 400 400     | 200  -  200 400 400     | 200  -  200 400 400
loginSecondStep             | 200  -  200 401 401     | 200  -  200 401 401     | 200  -  200 401 401
readPasskeyLoginOptions     | 200                     | 200                     | 200
loginPasskey                | 200  -  200 400 400     | 200  -  200 400 400     | 200  -  200 400 400
undoEmailChange             | 200  -  200 400 400     | 200  -  200 400 400     | 200  -  200 400 400
recoverPasswordHtmlContent  | 401                     | 403                     | 200  -  200 404 404
testToken                   | 401                     | 200                     | 200
logout                      | 401                     | 200                     | 200

readUserMe                  | 401                     | 200                     | 200
updateUserMe                | 401                     | 200                     | 200
updatePasswordMe            | 401                     | 200                     | 200
deleteUserMe                | 401                     | 200                     | 403
readSecurityMe              | 401                     | 200                     | 200
readLogins                  | 401                     | 200                     | 200
endLogin                    | 401                     | 200  -  404 404 404     | 200  -  404 404 404
endOtherLogins              | 401                     | 200                     | 200
beginTotp                   | 401                     | 200                     | 200
confirmTotp                 | 401                     | 200                     | 200
renewRecoveryCodes          | 401                     | 200                     | 200
turnOffTotp                 | 401                     | 200                     | 200
readPasskeyOptions          | 401                     | 200                     | 200
createPasskey               | 401                     | 201  -  400 400 400     | 201  -  400 400 400
updatePasskey               | 401                     | 200  -  404 404 404     | 200  -  404 404 404
deletePasskey               | 401                     | 200  -  404 404 404     | 200  -  404 404 404
readUsers                   | 401                     | 403                     | 200
createUser                  | 401                     | 403                     | 201
readUserById                | 401                     | 200  -  403 403 403     | 200  -  200 404 404
readHoldings                | 401                     | 200  -  403 403 403     | 200  -  200 404 404
updateUser                  | 401                     | 403                     | 200  -  200 404 404
deleteUser                  | 401                     | 403                     | 403  -  200 404 404

readItems                   | 401                     | 200                     | 200
createItem                  | 401                     | 201                     | 201
readItem                    | 401                     | 200  -  404 404 404     | 200  -  404 404 404
updateItem                  | 401                     | 200  -  404 404 404     | 200  -  404 404 404
deleteItem                  | 401                     | 200  -  404 404 404     | 200  -  404 404 404

readDashboard               | 401                     | 200                     | 200
readForms                   | 401                     | 200                     | 200
createForm                  | 401                     | 201                     | 201
readForm                    | 401                     | 200  -  404 404 404     | 200  -  404 404 404
updateForm                  | 401                     | 200  -  404 404 404     | 200  -  404 404 404
deleteForm                  | 401                     | 200  -  404 404 404     | 200  -  404 404 404
readFormSettings            | 401                     | 200  -  404 404 404     | 200  -  404 404 404
updateFormSettings          | 401                     | 200  -  404 404 404     | 200  -  404 404 404
readFormDraft               | 401                     | 200  -  404 404 404     | 200  -  404 404 404
saveFormDraft               | 401                     | 200  -  404 404 404     | 200  -  404 404 404
deleteFormDraft             | 401                     | 200  -  404 404 404     | 200  -  404 404 404
readFormVersions            | 401                     | 200  -  404 404 404     | 200  -  404 404 404
readFormVersion             | 401                     | 200 404 404 404 404     | 200 404 404 404 404
tryTranscribe               | 401                     | 200  -  404 404 404     | 200  -  404 404 404
createImage                 | 401                     | 201                     | 201

readResponses               | 401                     | 200  -  404 404 404     | 200  -  404 404 404
readResponsesStatus         | 401                     | 200  -  404 404 404     | 200  -  404 404 404
readSummary                 | 401                     | 200  -  404 404 404     | 200  -  404 404 404
markResponsesRead           | 401                     | 200  -  404 404 404     | 200  -  404 404 404
deleteResponses             | 401                     | 200  -  404 404 404     | 200  -  404 404 404
readResponse                | 401                     | 200 404 404 404 404     | 200 404 404 404 404
updateResponse              | 401                     | 200 404 404 404 404     | 200 404 404 404 404
deleteResponse              | 401                     | 200 404 404 404 404     | 200 404 404 404 404
createDownload              | 401                     | 201  -  404 404 404     | 201  -  404 404 404

readWebhooks                | 401                     | 200  -  404 404 404     | 200  -  404 404 404
createWebhook               | 401                     | 201  -  404 404 404     | 201  -  404 404 404
updateWebhook               | 401                     | 200 404 404 404 404     | 200 404 404 404 404
deleteWebhook               | 401                     | 200 404 404 404 404     | 200 404 404 404 404
rotateWebhookSecret         | 401                     | 200 404 404 404 404     | 200 404 404 404 404
testWebhook                 | 401                     | 201 404 404 404 404     | 201 404 404 404 404
readDeliveries              | 401                     | 200  -  404 404 404     | 200  -  404 404 404
readDelivery                | 401                     | 200 404 404 404 404     | 200 404 404 404 404
resendDelivery              | 401                     | 200 404 404 404 404     | 200 404 404 404 404

readDownload                | 200  -  200 404 404     | 200  -  200 404 404     | 200  -  200 404 404
readImage                   | 200  -  200 404 404     | 200  -  200 404 404     | 200  -  200 404 404
readPublicForm              | 200  -  200 404 404     | 200  -  200 404 404     | 200  -  200 404 404
enterFormPassword           | 400  -  400 404 404     | 400  -  400 404 404     | 400  -  400 404 404
createSession               | 201  -  201 404 404     | 201  -  201 404 404     | 201  -  201 404 404
createTransfer              | 201  -  201 404 404     | 201  -  201 404 404     | 201  -  201 404 404
readTransfer                | 200  -  200 404 404     | 200  -  200 404 404     | 200  -  200 404 404
submitSession               | 201 422 201 404 404     | 201 422 201 404 404     | 201 422 201 404 404
recordProgress              | 204 422 204 404 404     | 204 422 204 404 404     | 204 422 204 404 404
transcribe                  | 200 404 200 404 404     | 200 404 200 404 404     | 200 404 200 404 404

capabilities                | 200                     | 200                     | 200
health                      | 200                     | 200                     | 200
readReadiness               | 200                     | 200                     | 200
readLiveness                | 200                     | 200                     | 200
`

type Statuses = Partial<Record<Place, number>>
/** What is expected of one operation. */
export type Expected = Record<Kind, Statuses>

const lines = TABLE.split('\n')
  .slice(2)
  .filter((line) => line.trim() !== '')
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The operations that the table has a line for. */
export const listed = lines.map(([operation]) => operation ?? '')

/** @returns by the operation's id */
export const expectations: ReadonlyMap<string, Expected> = new Map(
  lines.map(([operation = '', ...groups]) => [operation, expectedOf(operation, groups)]),
)

function expectedOf(operation: string, groups: string[]): Expected {
  const places = placesOf(operation, groups)
  return Object.fromEntries(KINDS.map((kind, index) => [kind, statusesOf(groups[index] ?? '', places)])) as Expected
}

/** A line of single statuses means every place that the operation's address can name. */
function placesOf(operation: string, groups: string[]): readonly Place[] {
  const named = operations.find(({ operationId }) => operationId === operation)?.path.match(/\{\w+\}/g)?.length ?? 0
  const hasPlaces = named > 0 || groups.some((group) => /\s/.test(group))
  if (!hasPlaces) return ['none']
  return named > 1 ? PLACES : PLACES.filter((place) => place !== 'crossed')
}

function statusesOf(group: string, places: readonly Place[]): Statuses {
  const statuses = group.split(/\s+/)
  if (statuses.length === 1) return Object.fromEntries(places.map((place) => [place, Number(group)]))
  const pairs = PLACES.map((place, index) => [place, statuses[index]] as const)
  return Object.fromEntries(
    pairs.filter(([, status]) => status !== '-').map(([place, status]) => [place, Number(status)]),
  )
}
