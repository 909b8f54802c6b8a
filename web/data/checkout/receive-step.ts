import { useSyncExternalStore } from 'react'

let isDone = false
const listeners = new Set<() => void>()

/** Whether all delivery choices of the checkout are made: its layout then shows the next step. */
export const receiveStep = {
  set(next: boolean): void {
    if (next === isDone) return
    isDone = next
    for (const listener of listeners) listener()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsReceiveDone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isDone,
    () => false,
  )
