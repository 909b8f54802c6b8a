import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refusedCarts } from './refused-carts.ts'
import { savings } from './savings.ts'
import { useIsSignedIn } from './use-visitor.ts'

/** What this browser keeps about a person between visits; gone with the session (spec 4, Authentication). */
const PERSONAL_KEYS = ['okolitsa-cart-ids', 'okolitsa-favorites']
/** The same for this tab alone: what was typed at checkout and the order that got no answer. */
const PERSONAL_TAB_KEYS = ['okolitsa-checkout', 'okolitsa-checkout-attempt']

/** Storage may be forbidden: then there is nothing in it. */
function remove(storage: () => Storage, keys: readonly string[]): void {
  try {
    for (const key of keys) storage().removeItem(key)
  } catch {
    // nothing was kept
  }
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
      savings.clear()
      refusedCarts.clear()
      queryClient.clear()
      void queryClient.invalidateQueries()
    }
    wasSignedIn.current = isSignedIn === true
  }, [isSignedIn, queryClient])
  return null
}
