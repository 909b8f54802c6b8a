import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { showToast } from '../ui/toast-queue.ts'
import { useUser } from './use-user.ts'
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

/** Whose typing this tab keeps after the session ended by time. */
const KEPT_FOR_KEY = 'okolitsa-kept-for'

function keepFor(customerId: number): void {
  try {
    sessionStorage.setItem(KEPT_FOR_KEY, String(customerId))
  } catch {
    // the next customer of this tab is then taken for another one
  }
}

/** Somebody signed in: what was kept for another customer is theirs alone. */
function forgetOthers(customerId: number): void {
  try {
    const keptFor = sessionStorage.getItem(KEPT_FOR_KEY)
    if (keptFor === null) return
    sessionStorage.removeItem(KEPT_FOR_KEY)
    if (keptFor !== String(customerId)) forgetTab()
  } catch {
    // nothing was kept
  }
}

function forgetTab(): void {
  remove(() => sessionStorage, PERSONAL_TAB_KEYS)
  forgetStores()
}

/**
 * When the session ends everything personal leaves the page. What was typed stays when only time ended it: its owner
 * signs in again and goes on; whoever else signs in does not find it.
 */
export function ForgetSession() {
  const isSignedIn = useIsSignedIn()
  const customerId = useUser().data?.id
  const queryClient = useQueryClient()
  const before = useRef<{ isSignedIn: boolean; customerId: number | undefined }>({
    isSignedIn: false,
    customerId: undefined,
  })
  // before the screens ask for what a guest sees: questions that are under way would be forgotten with the answers
  useLayoutEffect(() => {
    if (before.current.isSignedIn && isSignedIn === false) {
      const { sessionEnd } = visitor.state()
      const owner = before.current.customerId
      remove(() => localStorage, PERSONAL_KEYS)
      if (sessionEnd === 'expired' && owner !== undefined) {
        keepFor(owner)
        if (visitor.isAtHome()) visitor.leaveHome()
      } else {
        forgetTab()
        visitor.leaveHome()
      }
      queryClient.clear()
      void queryClient.invalidateQueries()
      if (sessionEnd && sessionEnd !== 'signedOut') showToast({ tone: 'info', text: shellText.sessionEnd[sessionEnd] })
    }
    if (isSignedIn === true && customerId !== undefined) forgetOthers(customerId)
    before.current = { isSignedIn: isSignedIn === true, customerId }
  }, [isSignedIn, customerId, queryClient])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && visitor.lookAgain()
    document.addEventListener('visibilitychange', look)
    const stop = visitor.onRenewal(() => {
      // a change on its way reads them itself
      if (queryClient.isMutating() === 0) void queryClient.invalidateQueries({ queryKey: ['carts'] })
    })
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [queryClient])
  return null
}
