import { onBothDatabases } from '../support/databases.ts'
import { lostSendsSuite } from '../handlers/lost-sends.suite.ts'
import { retentionSuite } from '../store/retention.suite.ts'
import { removedFormSuite } from '../store/removed-forms.suite.ts'

onBothDatabases((newPlace) => {
  lostSendsSuite(newPlace)
  retentionSuite(newPlace)
  removedFormSuite(newPlace)
})
