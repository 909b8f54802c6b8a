import { useEffect, useEffectEvent } from 'react'

/** Action of Ctrl or Cmd with Z, Shift-Z or Y; null = none, or a field with its own undo. */
export function stepOfKeys(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  // `code`, because a Russian layout gives «я»
  if (event.code !== 'KeyZ' && event.code !== 'KeyY') return null
  const { target } = event
  // elements of an iframe have other classes, so no `instanceof`
  const element = (target ?? {}) as Partial<HTMLInputElement>
  const { isContentEditable = false, tagName = '', type = '' } = element
  const isTyped = tagName === 'TEXTAREA' || (tagName === 'INPUT' && !/^(radio|checkbox|button)$/.test(type))
  if (isContentEditable || isTyped) return null
  // a window asks about the draft: it must not change behind it
  if (element.closest?.('[role="dialog"], [role="alertdialog"]')) return null
  return event.code === 'KeyZ' && !event.shiftKey ? 'undo' : 'redo'
}

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
