import type { ComponentType } from 'react'
import { languageOf } from '../../../../rules/fields.ts'
import { platformNameOf } from '../../../../rules/languages/platform-name.ts'
import type { LockedForm, Opened, Ready } from '../boundary.ts'
import { applyAppearance } from '../apply-appearance.ts'
import { loadLockedForm } from '../transport.ts'
import { Gate } from './gate.tsx'

/** The form, where its password was entered on this device already; else what asks for it. */
export async function openLocked(locked: LockedForm, ready: Ready): Promise<Opened> {
  const loaded = await loadLockedForm(locked.id)
  if (loaded === 'locked') return { Gate: gateOf(locked, ready) }
  if ('failure' in loaded) return loaded
  applyAppearance(loaded.form)
  return ready({ ...loaded, languageName: platformNameOf(languageOf(loaded.form)) })
}

const gateOf = (locked: LockedForm, ready: Ready): ComponentType<{ onOpen: (opened: Opened) => void }> =>
  function AskPassword({ onOpen }) {
    return <Gate form={locked} onEntered={async () => onOpen(await openLocked(locked, ready))} />
  }
