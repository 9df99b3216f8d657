import type { Ref } from 'react'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { useIsPhone } from '../../ui/layout/use-width.ts'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { toolsClass } from './classes.ts'
import { responsesTexts as texts } from './texts.ts'

/** What can be done with the list. */
export interface Tool {
  name: string
  icon: IconName
  disabled: boolean
  onPress: () => void
  /** For a tool that opens a panel below. */
  isOpen?: boolean
  /** Where there is little room its icon stands for it. */
  isShort?: boolean
  tone?: 'danger'
}

interface ToolsProps {
  /** The first stays in view on a phone too. */
  tools: [Tool, ...Tool[]]
  /** Given to the menu's button on a phone, where the tools of the menu are gone when what they open is closed. */
  menu: Ref<HTMLButtonElement>
}

/** Side by side, and on a phone the first beside a menu of the others. */
export function Tools({ tools, menu }: ToolsProps) {
  const [first, ...others] = tools
  if (useIsPhone())
    return (
      <>
        <ToolButton {...first} isShort />
        <ToolMenu tools={others} button={menu} />
      </>
    )
  return tools.map((tool) => <ToolButton key={tool.name} {...tool} />)
}

function ToolButton({ name, icon, disabled, onPress, isOpen, isShort }: Tool) {
  return (
    <Button
      variant="outline"
      size="sm"
      title={isShort ? name : undefined}
      aria-expanded={isOpen}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
      {isShort ? <span className={toolsClass('words')}>{name}</span> : name}
    </Button>
  )
}

function ToolMenu({ tools, button }: { tools: Tool[]; button: Ref<HTMLButtonElement> }) {
  const trigger = (
    <Button ref={button} variant="outline" size="sm" icon aria-label={texts.more}>
      <Icon name="more" size={20} />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      {tools.map(({ name, icon, disabled, onPress, tone }) => (
        <MenuItem key={name} value={name} tone={tone} disabled={disabled} onSelect={onPress}>
          <Icon name={icon} size={18} />
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
