import { onBothMigratedDatabases } from '../support/databases.ts'
import { draftSuite } from '../handlers/drafts.suite.ts'
import { formSuite } from '../handlers/forms.suite.ts'
import { headingSuite } from '../store/headings.suite.ts'
import { imageSuite } from '../handlers/images.suite.ts'
import { publicSuite } from '../handlers/public.suite.ts'
import { fileTypesSuite } from '../handlers/file-types.suite.ts'
import { submissionSuite } from '../handlers/sessions.suite.ts'
import { transferSuite } from '../handlers/transfers.suite.ts'
import { progressSuite } from '../handlers/progress.suite.ts'
import { formAccessSuite } from '../handlers/form-access.suite.ts'
import { formSettingsSuite } from '../handlers/form-settings.suite.ts'
import { uncountedAnswersSuite } from '../uncounted-answers.suite.ts'
import { hostileSuite } from '../http/hostile-input.suite.ts'

onBothMigratedDatabases((newPlace) => {
  formSuite(newPlace)
  headingSuite(newPlace)
  draftSuite(newPlace)
  imageSuite(newPlace)
  publicSuite(newPlace)
  submissionSuite(newPlace)
  fileTypesSuite(newPlace)
  uncountedAnswersSuite(newPlace)
  transferSuite(newPlace)
  progressSuite(newPlace)
  formSettingsSuite(newPlace)
  formAccessSuite(newPlace)
  hostileSuite(newPlace)
})
