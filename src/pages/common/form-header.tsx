import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Heading, Text } from '../../ui/layout/typography.tsx'
import { type FormPage, FormPages } from './form-pages.tsx'
import { formTexts as texts } from './texts.ts'

interface FormHeaderProps {
  formId: string
  page: Exclude<FormPage, 'edit'>
  /** Of the form; absent while it is on its way. */
  title: string | undefined
}

/** The page's heading with the form's title, and the ways to the form's other pages. */
export function FormHeader({ formId, page, title }: FormHeaderProps) {
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
          <Text tone="muted" dir="auto" clamped title={title}>
            {title}
          </Text>
        )}
      </Stack>
      <FormPages formId={formId} page={page} />
    </Row>
  )
}
