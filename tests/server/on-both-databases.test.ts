import { onBothDatabases } from './databases.ts'
import { loginSuite } from './login.ts'
import { lostPasswordSuite } from './lost-password.ts'
import { tokenSuite } from './tokens.ts'

onBothDatabases((newPlace) => {
  loginSuite(newPlace)
  tokenSuite(newPlace)
  lostPasswordSuite(newPlace)
})
