import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIsSignedIn } from './use-visitor.ts'

/** What this browser keeps about a person between visits; gone with the session (spec 4, Authentication). */
const PERSONAL_KEYS = ['okolitsa-cart-ids', 'okolitsa-favorites', 'okolitsa-checkout']

/** When the session ends, by the shopper's will or by itself, everything personal leaves the page. */
export function ForgetSession() {
  const isSignedIn = useIsSignedIn()
  const queryClient = useQueryClient()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (wasSignedIn.current && isSignedIn === false) {
      for (const key of PERSONAL_KEYS) localStorage.removeItem(key)
      queryClient.clear()
      void queryClient.invalidateQueries()
    }
    wasSignedIn.current = isSignedIn === true
  }, [isSignedIn, queryClient])
  return null
}
