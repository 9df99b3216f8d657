import { alert } from './alert.ts'
import { badge } from './badge.ts'
import { button } from './button.ts'
import { card } from './card.ts'
import { choice } from './choice.ts'
import { dialog } from './dialog.ts'
import { drawer } from './drawer.ts'
import { empty } from './empty.ts'
import { facts } from './facts.ts'
import { field } from './field.ts'
import { gateway } from './gateway.ts'
import { dataGrid } from './grid.ts'
import { input } from './input.ts'
import { pile, row } from './layout.ts'
import { menu } from './menu.ts'
import { modal } from './modal.ts'
import { pagination } from './pagination.ts'
import { progress } from './progress.ts'
import { qrCode } from './qr-code.ts'
import { radioList } from './radio-list.ts'
import { shell } from './shell.ts'
import { skeleton } from './skeleton.ts'
import { spinner } from './spinner.ts'
import { switchControl } from './switch.ts'
import { table } from './table.ts'
import { tabs } from './tabs.ts'
import { toast } from './toast.ts'
import { heading, hidden, link, text } from './typography.ts'

/** Every recipe that the style sheet holds; a key here and the recipe's className are the same word. */
export const recipes = { badge, button, heading, hidden, input, link, progress, row, skeleton, spinner, pile, text }

export const slotRecipes = {
  alert,
  card,
  choice,
  dialog,
  drawer,
  empty,
  facts,
  field,
  gateway,
  dataGrid,
  menu,
  modal,
  pagination,
  qrCode,
  radioList,
  shell,
  switchControl,
  table,
  tabs,
  toast,
}
