import type { FormMetadata, NextLink } from '../../contract/types.gen.ts'
import { isColor } from '../appearance/accents.ts'
import { COMPLETION_MESSAGE_MAX, LINK_LABEL_MAX, LINK_MAX, WELCOME_MAX } from '../limits.ts'

type Words = Partial<FormMetadata>

/** What is wrong with the look and the words around the fields of a draft. */
export function appearanceIssues({ welcome = '', completionMessage = '', nextLink, appearance }: Words): string[] {
  const { color } = appearance ?? {}
  return [
    ...(welcome.length > WELCOME_MAX ? [`Welcome must be no more than ${WELCOME_MAX} characters`] : []),
    ...(completionMessage.length > COMPLETION_MESSAGE_MAX
      ? [`Completion message must be no more than ${COMPLETION_MESSAGE_MAX} characters`]
      : []),
    ...(nextLink ? linkIssues(nextLink) : []),
    ...(color === undefined || isColor(color) ? [] : ['Colour must be written as #rrggbb']),
  ]
}

/** One that was emptied is no link any more. */
const linkIssues = ({ url, label = '' }: NextLink): string[] =>
  url.trim() || label.trim() ? issuesOfLink({ url: url.trim(), label }) : []

const issuesOfLink = ({ url, label }: Required<NextLink>): string[] => [
  ...(url.length <= LINK_MAX && isPublicAddress(url) ? [] : ['Link to go on to must begin with https:// or http://']),
  ...(label.length > LINK_LABEL_MAX ? [`Text of the link must be no more than ${LINK_LABEL_MAX} characters`] : []),
]

/** Only what a browser opens as a page: no script, and no user name that would look like another host. */
function isPublicAddress(url: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(url) || !URL.canParse(url)) return false
  const { username, password, hostname } = new URL(url)
  return username === '' && password === '' && hostname !== ''
}

/** Without spaces around the words; a link that was emptied is gone. */
export function normaliseWords<Given extends Words>(words: Given): Given {
  const { nextLink, ...rest } = words
  const link = nextLink && { url: nextLink.url.trim(), label: nextLink.label?.trim() ?? '' }
  return {
    ...rest,
    ...(rest.welcome !== undefined && { welcome: rest.welcome.trim() }),
    ...(rest.submitButtonText !== undefined && { submitButtonText: rest.submitButtonText.trim() }),
    ...(rest.completionMessage !== undefined && { completionMessage: rest.completionMessage.trim() }),
    ...(link && (link.url || link.label) && { nextLink: link }),
  } as Given
}
