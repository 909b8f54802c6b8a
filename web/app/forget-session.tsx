import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { cartKeys } from '../data/cart/keys.ts'
import { useCustomer } from '../data/identity/use-customer.ts'
import { isKeptAfter, isLeftBehind, leaveTab, takeTab } from '../data/visitor/tab-owner.ts'
import { useIsSignedIn } from '../data/visitor/use-visitor.ts'
import { visitor } from '../data/visitor/visitor.ts'
import { clearFiles } from '../platform/forms/kept-files.ts'
import { forgetKept } from '../platform/offline/kept.ts'
import { forgetPersonalStorage } from '../platform/tab-state/personal-key.ts'
import { forgetPersonalState } from '../platform/tab-state/tab-store.ts'
import { showToast } from '../ui/toast-queue.ts'

/**
 * Removes personal data from the page when the session ends. Drafts stay when the session has expired: their owner
 * signs in again and continues; another customer does not get them.
 */
export function ForgetSession() {
  const isSignedIn = useIsSignedIn()
  const customerId = useCustomer().data?.id
  const queryClient = useQueryClient()
  const wasSignedIn = useRef(false)
  // before the screens request data of a guest: requests in progress would be dropped with the cache
  useLayoutEffect(() => {
    if (wasSignedIn.current && isSignedIn === false) {
      const { sessionEnd } = visitor.state()
      forgetPersonalStorage()
      forgetKept()
      if (isKeptAfter(sessionEnd)) {
        if (visitor.isAtHome()) visitor.leaveHome()
      } else {
        forgetPersonalState()
        void clearFiles()
        leaveTab()
        visitor.leaveHome()
      }
      queryClient.clear()
      void queryClient.invalidateQueries()
      if (sessionEnd && sessionEnd !== 'signedOut') showToast({ tone: 'info', text: layoutText.sessionEnd[sessionEnd] })
    }
    if (isSignedIn === true && customerId !== undefined && takeTab(customerId)) {
      forgetPersonalState()
      void clearFiles()
      forgetKept()
    }
    if (isSignedIn === false && isLeftBehind()) {
      forgetPersonalState()
      leaveTab()
    }
    wasSignedIn.current = isSignedIn === true
  }, [isSignedIn, customerId, queryClient])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && visitor.lookAgain()
    document.addEventListener('visibilitychange', look)
    const stop = visitor.onRenewal(() => {
      // a pending mutation refetches the carts itself
      if (queryClient.isMutating() === 0) void queryClient.invalidateQueries({ queryKey: cartKeys.all })
    })
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [queryClient])
  return null
}
