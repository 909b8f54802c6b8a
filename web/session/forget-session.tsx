import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { showToast } from '../ui/toast-queue.ts'
import { isKeptAfter, isLeftBehind, leaveTab, takeTab } from './tab-owner.ts'
import { useUser } from './use-user.ts'
import { useIsSignedIn } from './use-visitor.ts'
import { visitor } from './visitor.ts'

/** What this browser keeps about a person between visits; gone with the session (spec 4, Authentication). */
const isPersonal = (key: string) => key.startsWith('okolitsa-cart') || key === 'okolitsa-favorites'
/** The same for this tab alone: what was typed at checkout, taken off and refused, and the order that got no answer. */
const PERSONAL_TAB_KEYS = [
  'okolitsa-checkout',
  'okolitsa-checkout-attempt',
  'okolitsa-discount-selections',
  'okolitsa-refused-carts',
  'okolitsa-pending-quantities',
  'okolitsa-drafts',
]

/** Storage may be forbidden: then there is nothing in it. */
function remove(storage: () => Storage, isUnwanted: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(storage()).filter(isUnwanted)) storage().removeItem(key)
  } catch {
    // nothing was kept
  }
}

/** What the tab's stores hold in memory; their code is there already when one of them was used. */
function forgetStores(): void {
  void import('./discount-selections.ts').then(({ discountSelections }) => discountSelections.clear())
  void import('./refused-carts.ts').then(({ refusedCarts }) => refusedCarts.clear())
  void import('./drafts.ts').then(({ drafts }) => drafts.clear())
}

function forgetTab(): void {
  remove(
    () => sessionStorage,
    (key) => PERSONAL_TAB_KEYS.includes(key),
  )
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
  const wasSignedIn = useRef(false)
  // before the screens ask for what a guest sees: questions that are under way would be forgotten with the answers
  useLayoutEffect(() => {
    if (wasSignedIn.current && isSignedIn === false) {
      const { sessionEnd } = visitor.state()
      remove(() => localStorage, isPersonal)
      if (isKeptAfter(sessionEnd)) {
        if (visitor.isAtHome()) visitor.leaveHome()
      } else {
        forgetTab()
        leaveTab()
        visitor.leaveHome()
      }
      queryClient.clear()
      void queryClient.invalidateQueries()
      if (sessionEnd && sessionEnd !== 'signedOut') showToast({ tone: 'info', text: layoutText.sessionEnd[sessionEnd] })
    }
    if (isSignedIn === true && customerId !== undefined && takeTab(customerId)) forgetTab()
    if (isSignedIn === false && isLeftBehind()) {
      forgetTab()
      leaveTab()
    }
    wasSignedIn.current = isSignedIn === true
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
