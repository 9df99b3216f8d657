import { Link, useLocation } from 'react-router-dom'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { buttonClass } from '../../ui/inputs/button.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Heading, Text } from '../../ui/layout/typography.tsx'
import { toolsClass } from './classes.ts'
import { responsesTexts as texts } from './texts.ts'

interface ResponsesHeaderProps {
  formId: string
  /** Absent while the form is on its way. */
  title: string | undefined
}

/** The page's heading with the form's title, and the ways to its other pages. */
export function ResponsesHeader({ formId, title }: ResponsesHeaderProps) {
  // The filter goes along.
  const { search } = useLocation()
  return (
    <Row justify="between" gap={4} wrap>
      <title>{texts.title(title ?? '')}</title>
      <Stack gap={1}>
        <Heading as="h1" size="xl">
          {texts.heading}
        </Heading>
        {title === undefined ? (
          <Skeleton width="lg" />
        ) : (
          <Text tone="muted" dir="auto">
            {title}
          </Text>
        )}
      </Stack>
      <nav className={toolsClass('bar')} aria-label={texts.pages}>
        <PageLink to="/forms" icon="previous" text={texts.back} />
        <PageLink to={`/forms/${formId}/summary${search}`} icon="columns" text={texts.summary} />
        <PageLink to={`/forms/${formId}/edit`} icon="pencil" text={texts.form} />
      </nav>
    </Row>
  )
}

function PageLink({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={to}>
      <Icon name={icon} size={18} />
      {text}
    </Link>
  )
}
