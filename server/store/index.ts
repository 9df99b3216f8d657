import { noBucket, type Bucket } from '../bucket/bucket.ts'
import type { SecretKeys } from '../keys/secret-keys.ts'
import type { Database } from './database.ts'
import { fileStore } from './files/index.ts'
import { checkpointsBeside } from './checkpoints/start.ts'
import { dashboardStore } from './dashboard/index.ts'
import { attachmentStore } from './downloads/attachments.ts'
import { erasureStore } from './erasure.ts'
import { createDeliveryStores } from './delivery/index.ts'
import { downloadStore } from './downloads/links.ts'
import { draftStore } from './forms/drafts.ts'
import { formStore } from './forms/forms.ts'
import { readStructureText } from './forms/versions.ts'
import { versionStore } from './forms/version-list.ts'
import { sweepRemovedForms } from './forms/removal.ts'
import { imageStore } from './forms/images.ts'
import { knownAddressStore } from './accounts/known-addresses.ts'
import { itemStore } from './items.ts'
import { loginStore } from './accounts/logins.ts'
import { loginFailureStore } from './accounts/login-failures.ts'
import { progressStore } from './progress/index.ts'
import { openAsked } from './responses/asked.ts'
import { markStore } from './responses/marks.ts'
import { passkeyStore } from './accounts/passkeys.ts'
import { totpStore } from './accounts/totps.ts'
import { recoveryStore } from './accounts/recoveries.ts'
import { removalStore } from './responses/removals.ts'
import { responseStore } from './responses/responses.ts'
import { retentionStore } from './responses/retention.ts'
import { sessionStore } from './sessions.ts'
import { submissionStore } from './submissions.ts'
import { transferStore } from './transfers.ts'
import { tokenStore } from './tokens.ts'
import { userStore } from './users.ts'

export type Stores = ReturnType<typeof createStores>

/**
 * One store per entity.
 * @param secretKey what is stored encrypted can be read with the same key only
 * @param bucket where the bytes of files go; in the database without one
 * @param limits `loginIdleMs`: how long a login may stay unused
 */
export function createStores(
  database: Database,
  secretKey: SecretKeys,
  bucket: Bucket = noBucket,
  { loginIdleMs = Infinity }: { loginIdleMs?: number } = {},
) {
  const forms = formStore(database)
  const checkpoints = checkpointsBeside(database)
  const removals = removalStore(database, checkpoints)
  const delivery = createDeliveryStores(database, secretKey)
  return {
    users: userStore(database),
    tokens: tokenStore(database, loginIdleMs),
    logins: loginStore(database, loginIdleMs),
    loginFailures: loginFailureStore(database),
    knownAddresses: knownAddressStore(database),
    recoveries: recoveryStore(database),
    totps: totpStore(database, secretKey),
    passkeys: passkeyStore(database),
    items: itemStore(database),
    forms,
    drafts: draftStore(database),
    versions: versionStore(database),
    removedForms: { sweep: (stop?: AbortSignal) => sweepRemovedForms(database, checkpoints, stop) },
    images: imageStore(database, bucket),
    transfers: transferStore(database),
    sessions: sessionStore(database, forms),
    submissions: submissionStore(database, bucket),
    responses: responseStore(
      database,
      openAsked((formId, version) => readStructureText(database, formId, version)),
    ),
    marks: markStore(database),
    attachments: attachmentStore(database, bucket),
    files: fileStore(database),
    downloads: downloadStore(database),
    removals,
    erasure: erasureStore(database),
    dashboard: dashboardStore(database),
    progress: progressStore(database, delivery.formSettings),
    retention: retentionStore(database, delivery.formSettings, removals),
    ...delivery,
  }
}
