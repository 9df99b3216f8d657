import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { dashboardHandlers } from './dashboard.ts'
import { downloadHandlers } from './responses/downloads.ts'
import { formSettingsHandlers } from './form-settings.ts'
import { formHandlers } from './forms.ts'
import { draftHandlers } from './drafts.ts'
import { imageHandlers } from './images.ts'
import { itemHandlers } from './items.ts'
import { loginHandlers } from './login.ts'
import { passkeyHandlers } from './accounts/passkeys.ts'
import { loginListHandlers } from './accounts/logins.ts'
import { stepHandlers } from './accounts/login-steps.ts'
import { totpHandlers } from './accounts/totp.ts'
import type { Admissions } from '../http/routes.ts'
import type { Dependencies } from './dependencies.ts'
import { progressHandlers } from './progress.ts'
import { publicHandlers } from './public.ts'
import { responseHandlers } from './responses/responses.ts'
import { responseListHandlers } from './responses/response-lists.ts'
import { sessionHandlers } from './sessions.ts'
import { summaryHandlers } from './responses/summary.ts'
import { systemHandlers } from './system.ts'
import { admitRecordings, admitTrials, transcribeHandlers } from './transcribe.ts'
import { transferHandlers } from './transfers.ts'
import { ownUserHandlers, userHandlers } from './users.ts'
import { webhookHandlers } from './webhooks.ts'

/** Every operation of the contract, by its id. */
export const createHandlers = (dependencies: Dependencies) =>
  ({
    ...loginHandlers(dependencies),
    ...stepHandlers(dependencies),
    ...loginListHandlers(dependencies),
    ...totpHandlers(dependencies),
    ...passkeyHandlers(dependencies),
    ...userHandlers(dependencies),
    ...ownUserHandlers(dependencies),
    ...itemHandlers(dependencies),
    ...dashboardHandlers(dependencies),
    ...formHandlers(dependencies),
    ...draftHandlers(dependencies),
    ...imageHandlers(dependencies),
    ...responseListHandlers(dependencies),
    ...summaryHandlers(dependencies),
    ...responseHandlers(dependencies),
    ...downloadHandlers(dependencies),
    ...formSettingsHandlers(dependencies),
    ...webhookHandlers(dependencies),
    ...publicHandlers(dependencies),
    ...sessionHandlers(dependencies),
    ...transferHandlers(dependencies),
    ...progressHandlers(dependencies),
    ...transcribeHandlers(dependencies),
    ...systemHandlers(dependencies),
  }) satisfies RouteHandlers

/** What is checked before the body of an operation is read, by the operation's id. */
export const createAdmissions = (dependencies: Dependencies): Admissions => ({
  transcribe: admitRecordings(dependencies),
  tryTranscribe: admitTrials(dependencies),
})
