import { onBothDatabases } from '../support/databases.ts'
import { logicSuite } from '../handlers/logic.suite.ts'

onBothDatabases(logicSuite)
