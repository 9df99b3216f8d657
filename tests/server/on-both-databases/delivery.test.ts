import { onBothMigratedDatabases } from '../support/databases.ts'
import { deliverySuite } from '../delivery/delivery.suite.ts'
import { hostileDeliverySuite } from '../delivery/hostile-deliveries.suite.ts'
import { mailSuite } from '../delivery/mails.suite.ts'
import { secretSuite } from '../delivery/secrets.suite.ts'
import { webhookSuite } from '../handlers/webhooks.suite.ts'

onBothMigratedDatabases((newPlace) => {
  webhookSuite(newPlace)
  deliverySuite(newPlace)
  mailSuite(newPlace)
  hostileDeliverySuite(newPlace)
  secretSuite(newPlace)
})
