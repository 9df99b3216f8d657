import type { Database } from '../database.ts'
import { formSettingsStore } from './form-settings.ts'
import { deliveryLogStore } from './log.ts'
import { queueStore } from './queue.ts'
import { deliverySourceStore } from './source.ts'
import { webhookStore } from './webhooks.ts'

/** Who is notified of responses, and what was sent. */
export const createDeliveryStores = (database: Database) => ({
  formSettings: formSettingsStore(database),
  webhooks: webhookStore(database),
  deliveryLog: deliveryLogStore(database),
  queue: queueStore(database),
  deliverySource: deliverySourceStore(database),
})
