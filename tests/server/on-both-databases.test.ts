import { onBothDatabases } from './databases.ts'
import { deliverySuite } from './delivery.ts'
import { formSuite } from './forms.ts'
import { hostileSuite } from './hostile.ts'
import { itemSuite } from './items.ts'
import { loginSuite } from './login.ts'
import { lostPasswordSuite } from './lost-password.ts'
import { responseSuite } from './responses/responses.ts'
import { submissionSuite } from './submissions.ts'
import { tokenSuite } from './tokens.ts'
import { userSuite } from './users.ts'
import { webhookSuite } from './webhooks.ts'

onBothDatabases((newPlace) => {
  loginSuite(newPlace)
  tokenSuite(newPlace)
  lostPasswordSuite(newPlace)
  userSuite(newPlace)
  itemSuite(newPlace)
  formSuite(newPlace)
  submissionSuite(newPlace)
  responseSuite(newPlace)
  webhookSuite(newPlace)
  deliverySuite(newPlace)
  hostileSuite(newPlace)
})
