import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this part of the page is hydrated: false on the server and during hydration. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
