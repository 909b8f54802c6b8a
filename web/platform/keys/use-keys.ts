import { useEffect, useRef } from 'react'
import { HELP_KEY, keyOf } from './key-of.ts'
import { useKeysSwitch } from './keys-switch.ts'

/** True = the press belongs to a field or to a window over the page. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Keys that a held press repeats; other actions happen once a press. */
const REPEATING: ReadonlySet<string> = new Set(['j', 'k'])

/**
 * Runs actions of a page by single keys. Fields and windows keep their keys, and a person may switch single keys off;
 * the help key stays.
 */
export function useKeys(actions: Readonly<Partial<Record<string, () => void>>>): void {
  const { isOn } = useKeysSwitch()
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = event.defaultPrevented || isElsewhere(event.target) ? null : keyOf(event)
      const action = name === null ? undefined : latest.current[name]
      if (name === null || !action || (!isOn && name !== HELP_KEY) || (event.repeat && !REPEATING.has(name))) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
