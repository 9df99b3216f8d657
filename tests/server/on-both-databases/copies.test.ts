import { onBothDatabases } from '../support/databases.ts'
import { columnSuite } from '../store/columns/columns.suite.ts'
import { forgottenRemovalSuite } from '../store/columns/forgotten-removals.suite.ts'

onBothDatabases((newPlace) => {
  columnSuite(newPlace)
  forgottenRemovalSuite(newPlace)
})
