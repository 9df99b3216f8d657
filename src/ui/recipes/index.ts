import { alert } from './feedback/alert.ts'
import { badge } from './feedback/badge.ts'
import { button } from './inputs/button.ts'
import { card } from './layout/card.ts'
import { choice } from './inputs/choice.ts'
import { codeBlock } from './layout/code-block.ts'
import { dialog } from './overlays/dialog.ts'
import { drawer } from './overlays/drawer.ts'
import { empty } from './feedback/empty.ts'
import { facts } from './layout/facts.ts'
import { field } from './inputs/field.ts'
import { authLayout } from './layout/auth-layout.ts'
import { filterBar } from './layout/filter-bar.ts'
import { dataGrid } from './layout/grid.ts'
import { input } from './inputs/input.ts'
import { stackLayout, row } from './layout/stack.ts'
import { lingering } from './lingering.ts'
import { menu } from './overlays/menu.ts'
import { modal } from './overlays/modal.ts'
import { pagination } from './layout/pagination.ts'
import { progress } from './feedback/progress.ts'
import { qrCode } from './icons/qr-code.ts'
import { radioList } from './inputs/radio-list.ts'
import { shell } from './layout/shell.ts'
import { skeleton } from './feedback/skeleton.ts'
import { spinner } from './feedback/spinner.ts'
import { sparkline } from './layout/sparkline.ts'
import { switchControl } from './inputs/switch.ts'
import { tagEditor } from './inputs/tag-editor.ts'
import { table } from './layout/table.ts'
import { tabs } from './layout/tabs.ts'
import { toast } from './overlays/toast.ts'
import { heading, hidden, link, text } from './layout/typography.ts'

/** The looks that both pages have; a key here and the recipe's className are the same word. */
export const recipes = {
  badge,
  button,
  heading,
  hidden,
  input,
  lingering,
  link,
  progress,
  row,
  spinner,
  stackLayout,
  text,
}

export const slotRecipes = { alert, card, choice, field, modal, qrCode, switchControl }

/** The looks that only the owner's pages have, which would make the respondent's style sheet heavier. */
export const ownerRecipes = { codeBlock, skeleton }

export const ownerSlotRecipes = {
  dialog,
  drawer,
  empty,
  facts,
  filterBar,
  authLayout,
  dataGrid,
  menu,
  pagination,
  radioList,
  shell,
  sparkline,
  table,
  tabs,
  tagEditor,
  toast,
}
