import { onBothDatabases } from './support/databases.ts'
import { columnSuite } from './store/columns/columns.suite.ts'
import { forgottenRemovalSuite } from './store/columns/forgotten-removals.suite.ts'
import { dashboardSuite } from './handlers/dashboard.suite.ts'
import { deliverySuite } from './delivery/delivery.suite.ts'
import { hostileDeliverySuite } from './delivery/hostile-deliveries.suite.ts'
import { mailSuite } from './delivery/mails.suite.ts'
import { emailChangeSuite } from './handlers/email-change.suite.ts'
import { formSettingsSuite } from './handlers/form-settings.suite.ts'
import { secretSuite } from './delivery/secrets.suite.ts'
import { downloadSuite } from './handlers/responses/downloads.suite.ts'
import { exportSuite } from './export/export.suite.ts'
import { leftDownloadSuite } from './export/left-downloads.suite.ts'
import { quotaSuite } from './quotas.suite.ts'
import { formSuite } from './handlers/forms.suite.ts'
import { hostileSuite } from './http/hostile-input.suite.ts'
import { imageSuite } from './handlers/images.suite.ts'
import { itemSuite } from './handlers/items.suite.ts'
import { lostSendsSuite } from './handlers/lost-sends.suite.ts'
import { loginSuite } from './handlers/login.suite.ts'
import { lostPasswordSuite } from './handlers/login-lost-password.suite.ts'
import { progressSuite } from './handlers/progress.suite.ts'
import { publicSuite } from './handlers/public.suite.ts'
import { responseListSuite } from './handlers/responses/response-lists.suite.ts'
import { responseSuite } from './handlers/responses/responses.suite.ts'
import { removedFormSuite } from './store/removed-forms.suite.ts'
import { retentionSuite } from './store/retention.suite.ts'
import { submissionSuite } from './handlers/sessions.suite.ts'
import { heardSuite } from './handlers/responses/heard.suite.ts'
import { summarySuite } from './handlers/responses/summary.suite.ts'
import { tokenSuite } from './http/security.suite.ts'
import { transferSuite } from './handlers/transfers.suite.ts'
import { userSuite } from './handlers/users.suite.ts'
import { webhookSuite } from './handlers/webhooks.suite.ts'

onBothDatabases((newPlace) => {
  loginSuite(newPlace)
  tokenSuite(newPlace)
  lostPasswordSuite(newPlace)
  userSuite(newPlace)
  itemSuite(newPlace)
  formSuite(newPlace)
  imageSuite(newPlace)
  dashboardSuite(newPlace)
  publicSuite(newPlace)
  submissionSuite(newPlace)
  lostSendsSuite(newPlace)
  transferSuite(newPlace)
  progressSuite(newPlace)
  responseSuite(newPlace)
  responseListSuite(newPlace)
  summarySuite(newPlace)
  heardSuite(newPlace)
  columnSuite(newPlace)
  forgottenRemovalSuite(newPlace)
  downloadSuite(newPlace)
  exportSuite(newPlace)
  leftDownloadSuite(newPlace)
  webhookSuite(newPlace)
  deliverySuite(newPlace)
  mailSuite(newPlace)
  hostileDeliverySuite(newPlace)
  formSettingsSuite(newPlace)
  emailChangeSuite(newPlace)
  secretSuite(newPlace)
  retentionSuite(newPlace)
  removedFormSuite(newPlace)
  hostileSuite(newPlace)
  quotaSuite(newPlace)
})
