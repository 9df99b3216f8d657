import { Link, useSearchParams } from 'react-router-dom'
import { FILTER_KEYS } from '../../../rules/filters/query.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { buttonClass } from '../../ui/inputs/button.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Heading, Text } from '../../ui/layout/typography.tsx'
import { formTexts as texts } from './texts.ts'

type FormPage = 'responses' | 'summary' | 'settings' | 'edit'

const ICONS: Readonly<Record<FormPage, IconName>> = {
  responses: 'list',
  summary: 'columns',
  settings: 'settings',
  edit: 'pencil',
}
const OF_RESPONSES: readonly FormPage[] = ['responses', 'summary']
const PAGES: readonly FormPage[] = [...OF_RESPONSES, 'settings', 'edit']

interface FormHeaderProps {
  formId: string
  page: Exclude<FormPage, 'edit'>
  /** Of the form; absent while it is on its way. */
  title: string | undefined
}

/** The page's heading with the form's title, and the ways to the form's other pages. */
export function FormHeader({ formId, page, title }: FormHeaderProps) {
  const search = useFilterSearch()
  return (
    <Row justify="between" gap={4} wrap>
      <title>{texts.documentTitle(texts.headings[page], title)}</title>
      <Stack gap={1}>
        <Heading as="h1" size="xl">
          {texts.headings[page]}
        </Heading>
        {title === undefined ? (
          <Skeleton width="lg" />
        ) : (
          <Text tone="muted" dir="auto">
            {title}
          </Text>
        )}
      </Stack>
      <nav aria-label={texts.pages}>
        <Row gap={2} wrap touch>
          <PageLink to="/forms" icon="previous" text={texts.forms} />
          {PAGES.filter((other) => other !== page).map((other) => (
            <PageLink
              key={other}
              to={`/forms/${formId}/${other}${OF_RESPONSES.includes(other) ? search : ''}`}
              icon={ICONS[other]}
              text={texts.links[other]}
            />
          ))}
        </Row>
      </nav>
    </Row>
  )
}

/** The filter goes along from the responses to the summary and back; nothing else of the address does. */
function useFilterSearch(): string {
  const [params] = useSearchParams()
  const kept = new URLSearchParams([...params].filter(([key]) => FILTER_KEYS.some((each) => each === key)))
  return kept.size > 0 ? `?${kept}` : ''
}

function PageLink({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={to}>
      <Icon name={icon} size={18} />
      {text}
    </Link>
  )
}
