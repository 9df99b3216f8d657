import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/inputs/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { authLayoutClass } from '../../ui/layout/shell.tsx'
import { Heading, Text } from '../../ui/layout/typography.tsx'
import { notFoundTexts as texts } from './texts.ts'

export function Component() {
  return (
    <main className={authLayoutClass('root')}>
      <title>{texts.title}</title>
      <Stack gap={3} align="center">
        <p className={authLayoutClass('code')}>{texts.code}</p>
        <Heading as="h1" size="xl">
          {texts.oops}
        </Heading>
        <Text tone="muted">{texts.message}</Text>
      </Stack>
      <Link className={buttonClass({ variant: 'solid', size: 'md' })} to="/">
        {texts.back}
      </Link>
    </main>
  )
}
