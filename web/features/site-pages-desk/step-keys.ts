import { useEffect, useEffectEvent } from 'react'

/** What Ctrl or Cmd with Z, Shift-Z or Y asks for; null = nothing, or a field that steps back by itself. */
export function stepOfKeys(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  // by the place of the key: in a Russian layout it writes «я»
  if (event.code !== 'KeyZ' && event.code !== 'KeyY') return null
  const { target } = event
  // of another document there is another class of elements
  const element = (target ?? {}) as Partial<HTMLInputElement>
  const { isContentEditable = false, tagName = '', type = '' } = element
  const isTyped = tagName === 'TEXTAREA' || (tagName === 'INPUT' && !/^(radio|checkbox|button)$/.test(type))
  if (isContentEditable || isTyped) return null
  // an open window asks about the draft: nothing changes behind it
  if (element.closest?.('[role="dialog"], [role="alertdialog"]')) return null
  return event.code === 'KeyZ' && !event.shiftKey ? 'undo' : 'redo'
}

/** Steps back and forth by the keyboard, wherever in the editor one stands. */
export function useStepKeys(undo: (() => void) | null, redo: (() => void) | null): void {
  const onKeys = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKeys(event)
    if (step === null) return
    event.preventDefault()
    if (step === 'undo') undo?.()
    else redo?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeys(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
