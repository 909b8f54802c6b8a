import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useSyncExternalStore } from 'react'
import { useRootData } from '../../platform/loading/root-data.ts'
import { visitor } from './visitor.ts'

const subscribeNever = () => () => {}

/** The visitor's place; the server renders the request's. */
export function useVisitorLocation(): Location {
  const rendered = useRootData().location
  const isBrowser = typeof document !== 'undefined'
  return useSyncExternalStore(
    isBrowser ? visitor.subscribe : subscribeNever,
    () => visitor.state().location,
    () => rendered,
  )
}

/** Whether the visitor is signed in; null until hydration (guest HTML contains no personal data). */
export function useIsSignedIn(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    typeof document !== 'undefined' ? visitor.subscribe : subscribeNever,
    () => visitor.state().isSignedIn,
    () => null,
  )
}
