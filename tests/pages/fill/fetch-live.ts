import type { PublicForm } from '../../../contract/types.gen.ts'
import { languageOf } from '../../../rules/fields.ts'
import { platformNameOf } from '../../../rules/languages/platform-name.ts'
import type { FetchLive, OpenedForm } from '../../../src/pages/fill/boundary.ts'

/** As the entry of the page fetches it. */
export const fetchLive: FetchLive = async () => (await import('../../../src/pages/fill/live/index.ts')).livePart

/** As the server writes it into the page. */
export const openedForm = (form: PublicForm): OpenedForm => ({ form, languageName: platformNameOf(languageOf(form)) })
