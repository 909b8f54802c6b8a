import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { guestPlan } from './guest-plan.ts'
import { festivalKeys } from './keys.ts'

const NONE: readonly number[] = []

/** The visitor's plan: a guest's in the browser, a customer's in the account. */
export function usePlan(): {
  readonly ids: readonly number[]
  readonly isGuest: boolean
  toggle(eventId: number): void
} {
  const queryClient = useQueryClient()
  const isSignedIn = useIsSignedIn()
  const own = useSyncExternalStore(guestPlan.subscribe, guestPlan.ids, () => NONE)
  const { data } = useQuery({
    queryKey: festivalKeys.plan(),
    queryFn: () => shopApi().festival.getPlan(),
    enabled: isSignedIn === true,
  })
  const keep = (plan: { eventIds: number[] }) => queryClient.setQueryData(festivalKeys.plan(), plan)
  const { mutate: change } = useMutation({
    mutationFn: ({ add, remove }: { readonly add?: readonly number[]; readonly remove?: number }) =>
      remove === undefined
        ? shopApi().festival.addToPlan({ body: { eventIds: [...(add ?? NONE)] } })
        : shopApi().festival.removeFromPlan({ params: { id: remove } }),
    onSuccess: keep,
    onError: () => showToast({ tone: 'error', text: festivalText.plan.failed }),
  })

  // transfers the guest's plan once after the sign-in
  useEffect(() => {
    if (isSignedIn !== true || own.length === 0) return
    guestPlan.write([])
    change({ add: own })
  }, [isSignedIn, own, change])

  const ids = isSignedIn ? (data?.eventIds ?? NONE) : isSignedIn === false ? own : NONE
  return {
    ids,
    isGuest: isSignedIn === false,
    toggle(eventId) {
      const isPlanned = ids.includes(eventId)
      if (isSignedIn) change(isPlanned ? { remove: eventId } : { add: [eventId] })
      else guestPlan.write(isPlanned ? ids.filter((id) => id !== eventId) : [...ids, eventId])
    },
  }
}
