import type { SecretKeys } from '../../keys/secret-keys.ts'
import type { Database } from '../database.ts'
import { formSettingsStore } from './form-settings.ts'
import { createSecretSealer } from './sealed-secrets.ts'
import { deliveryLogStore } from './log.ts'
import { queueStore } from './queue.ts'
import { deliverySourceStore } from './source.ts'
import { webhookStore } from './webhooks.ts'

/** Who is notified of responses, and what was sent. */
export function createDeliveryStores(database: Database, secretKey: SecretKeys) {
  const sealer = createSecretSealer(secretKey, 'webhook secrets')
  return {
    formSettings: formSettingsStore(database),
    webhooks: webhookStore(database, sealer),
    deliveryLog: deliveryLogStore(database),
    queue: queueStore(database),
    deliverySource: deliverySourceStore(database, sealer),
  }
}
