import { type RefObject, useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
const isCheckbox = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'checkbox'

interface Rows {
  readonly root: HTMLElement
  readonly rows: readonly HTMLElement[]
  /** Index of the row with the focus; -1 = none. */
  readonly index: number
}

const KEYS: ReadonlyMap<string, (list: Rows) => void> = new Map([
  ['KeyJ', ({ rows, index }: Rows) => focusRow(rows[Math.min(index + 1, rows.length - 1)])],
  ['KeyK', ({ rows, index }: Rows) => focusRow(rows[Math.max(index - 1, 0)])],
  ['KeyO', ({ rows, index }: Rows) => rows[index]?.querySelector<HTMLElement>('a[data-open]')?.click()],
  ['KeyX', ({ rows, index }: Rows) => rows[index]?.querySelector<HTMLElement>('input[type=checkbox]')?.click()],
  ['Slash', ({ root }: Rows) => root.querySelector<HTMLElement>('input[type=search]')?.focus()],
])

/**
 * Keys of a list: J and K move between rows, O opens, X selects, `/` searches. Keys are read by their place, so they
 * work with a Russian layout. They are silent in fields, with a modifier and under an open window.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, code } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if ((isTyping(target) && !isCheckbox(target)) || document.querySelector('[role=dialog],[role=alertdialog]'))
        return
      const root = list.current
      if (!root) return
      const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')]
      const index = rows.findIndex((row) => row.contains(document.activeElement))
      const run = KEYS.get(code)
      if (!run || (code === 'Slash' && event.shiftKey)) return
      event.preventDefault()
      run({ root, rows, index })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [list])
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('a[data-open]')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}
