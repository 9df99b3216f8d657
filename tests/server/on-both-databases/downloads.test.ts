import { onBothMigratedDatabases } from '../support/databases.ts'
import { downloadSuite } from '../handlers/responses/downloads.suite.ts'
import { exportSuite } from '../export/export.suite.ts'
import { leftDownloadSuite } from '../export/left-downloads.suite.ts'
import { slowReaderSuite } from '../export/slow-readers.suite.ts'

onBothMigratedDatabases((newPlace) => {
  downloadSuite(newPlace)
  exportSuite(newPlace)
  leftDownloadSuite(newPlace)
  slowReaderSuite(newPlace)
})
