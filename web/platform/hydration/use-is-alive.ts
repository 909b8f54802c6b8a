import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this part of the page lives in the browser by now: false on the server and while the page comes alive. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
