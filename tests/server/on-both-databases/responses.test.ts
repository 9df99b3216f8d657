import { onBothMigratedDatabases } from '../support/databases.ts'
import { responseSuite } from '../handlers/responses/responses.suite.ts'
import { responseListSuite } from '../handlers/responses/response-lists.suite.ts'
import { summarySuite } from '../handlers/responses/summary.suite.ts'
import { otherSuite, ratingSuite } from '../handlers/responses/ratings.suite.ts'
import { notAskedSuite } from '../handlers/responses/not-asked.suite.ts'
import { heardSuite } from '../handlers/responses/heard.suite.ts'

onBothMigratedDatabases((newPlace) => {
  responseSuite(newPlace)
  responseListSuite(newPlace)
  summarySuite(newPlace)
  heardSuite(newPlace)
  notAskedSuite(newPlace)
  ratingSuite(newPlace)
  otherSuite(newPlace)
})
