import { Outline } from './outline.tsx'
import { check, information, microphone, next, previous, retry, stop, warning } from './icon-paths.ts'

/** All icons by name, for the owner's screens. */
const iconPaths = {
  microphone,
  stop,
  check,
  retry,
  previous,
  next,
  up: 'm6 14.5 6-6 6 6',
  down: 'm6 9.5 6 6 6-6',
  information,
  warning,
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19 4 20Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12.5V20h14v-7.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M12 5.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2ZM12 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2ZM12 17.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2Z',
  home: 'M4 11.5 12 4.5l8 7V20h-5.5v-5h-5v5H4v-8.5Z',
  form: 'M6 3.5h12v17H6v-17ZM9 8h6M9 12h6M9 16h3.5',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.5A6.5 6.5 0 0 1 21.5 20',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5v-5M9 19.5v-5',
  leave: 'M14 4.5H5.5v15H14M10.5 12h10M17 8.5l3.5 3.5-3.5 3.5',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  clipboard: 'M8 5H5.5v15.5h13V5H16M9 3.5h6v3H9v-3ZM9 13.5l2.2 2.2 4-4.2',
  copy: 'M9 9h11v11H9V9ZM15 9V4H4v11h5',
  star: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8L12 4Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  filter: 'M4 6h16M7 12h10M10 18h4',
  columns: 'M4 5h16v14H4V5ZM9.5 5v14M15 5v14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z',
  grip: 'M9 5.5h.01M15 5.5h.01M9 12h.01M15 12h.01M9 18.5h.01M15 18.5h.01',
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
  redo: 'M15 7l4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h2',
  download: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
} as const

export type IconName = keyof typeof iconPaths

interface IconProps {
  name: IconName
  /** Pixels, of both sides. */
  size?: number
  className?: string | undefined
}

export function Icon({ name, size, className }: IconProps) {
  return <Outline of={iconPaths[name]} size={size} className={className} />
}
