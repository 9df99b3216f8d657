import { Link, useSearchParams } from 'react-router-dom'
import { FILTER_KEYS } from '../../../rules/filters/query.ts'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { Button, buttonClass } from '../../ui/inputs/button.tsx'
import { Row } from '../../ui/layout/stack.tsx'
import { useIsPhone, useIsTablet } from '../../ui/layout/use-width.ts'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { formTexts as texts } from './texts.ts'

export type FormPage = 'responses' | 'summary' | 'settings' | 'edit'

interface Place {
  to: string
  icon: IconName
  text: string
}

const ICONS: Readonly<Record<FormPage, IconName>> = {
  responses: 'list',
  summary: 'columns',
  settings: 'settings',
  edit: 'pencil',
}
const OF_RESPONSES: readonly FormPage[] = ['responses', 'summary']
const PAGES: readonly FormPage[] = [...OF_RESPONSES, 'settings', 'edit']
/** The way back and the nearest pages stand side by side; where there is no room for the others they are in a menu. */
const [PHONE_LINKS, TABLET_LINKS] = [2, 3]

/** The ways to a form's other pages. */
export function FormPages({ formId, page }: { formId: string; page: FormPage }) {
  const search = useFilterSearch()
  const [isPhone, isTablet] = [useIsPhone(), useIsTablet()]
  const others = PAGES.filter((other) => other !== page).map((other) => ({
    to: `/forms/${formId}/${other}${OF_RESPONSES.includes(other) ? search : ''}`,
    icon: ICONS[other],
    text: texts.links[other],
  }))
  const places: Place[] = [{ to: '/forms', icon: 'previous', text: texts.forms }, ...others]
  const beside = isPhone ? PHONE_LINKS : isTablet ? TABLET_LINKS : places.length
  return (
    <nav aria-label={texts.pages}>
      <Row gap={2} wrap touch>
        {places.slice(0, beside).map((place) => (
          <PageLink key={place.to} {...place} />
        ))}
        {beside < places.length ? <MorePages places={places.slice(beside)} /> : null}
      </Row>
    </nav>
  )
}

/** The filter goes along from the responses to the summary and back; nothing else of the address does. */
function useFilterSearch(): string {
  const [params] = useSearchParams()
  const kept = new URLSearchParams([...params].filter(([key]) => FILTER_KEYS.some((each) => each === key)))
  return kept.size > 0 ? `?${kept}` : ''
}

function PageLink({ to, icon, text }: Place) {
  return (
    <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={to}>
      <Icon name={icon} size={18} />
      {text}
    </Link>
  )
}

function MorePages({ places }: { places: Place[] }) {
  const trigger = (
    <Button variant="outline" size="sm" icon aria-label={texts.morePages}>
      <Icon name="more" size={20} />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      {places.map(({ to, icon, text }) => (
        <MenuItem key={to} value={to} asChild>
          <Link to={to}>
            <Icon name={icon} size={18} />
            {text}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
