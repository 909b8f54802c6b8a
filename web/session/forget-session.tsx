import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIsSignedIn } from './use-visitor.ts'
import { visitor } from './visitor.ts'

/** What this browser keeps about a person between visits; gone with the session (spec 4, Authentication). */
const PERSONAL_KEYS = ['okolitsa-cart-ids', 'okolitsa-favorites']
/** The same for this tab alone: what was typed at checkout, taken off and refused, and the order that got no answer. */
const PERSONAL_TAB_KEYS = [
  'okolitsa-checkout',
  'okolitsa-checkout-attempt',
  'okolitsa-savings',
  'okolitsa-refused-carts',
  'okolitsa-cart-wishes',
]

/** Storage may be forbidden: then there is nothing in it. */
function remove(storage: () => Storage, keys: readonly string[]): void {
  try {
    for (const key of keys) storage().removeItem(key)
  } catch {
    // nothing was kept
  }
}

/** What the tab's stores hold in memory; their code is there already when one of them was used. */
function forgetStores(): void {
  void import('./savings.ts').then(({ savings }) => savings.clear())
  void import('./refused-carts.ts').then(({ refusedCarts }) => refusedCarts.clear())
}

/** When the session ends, by the shopper's will or by itself, everything personal leaves the page. */
export function ForgetSession() {
  const isSignedIn = useIsSignedIn()
  const queryClient = useQueryClient()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (wasSignedIn.current && isSignedIn === false) {
      remove(() => localStorage, PERSONAL_KEYS)
      remove(() => sessionStorage, PERSONAL_TAB_KEYS)
      forgetStores()
      if (visitor.isAtHome()) visitor.leaveHome()
      queryClient.clear()
      void queryClient.invalidateQueries()
    }
    wasSignedIn.current = isSignedIn === true
  }, [isSignedIn, queryClient])
  return null
}
