import type { WaitingAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { tourKeys } from './keys.ts'

/** Waiting lists of the customer; empty for a guest. */
export function useWaitings(initial?: readonly WaitingAnswer[]): readonly WaitingAnswer[] {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({
    queryKey: tourKeys.waitings,
    queryFn: async () => (await shopApi().bookings.waitings()).items as readonly WaitingAnswer[],
    enabled: isSignedIn === true,
    // waiting lists are optional
    meta: { showsOwnError: true },
    ...(initial && { initialData: initial }),
  })
  return data ?? []
}

export function useWaiting() {
  const queryClient = useQueryClient()
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: tourKeys.waitings })
  const onError = (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) })
  const join = useMutation({
    mutationFn: ({ dateId, people }: { dateId: number; people: number }) =>
      shopApi().bookings.joinWaiting({ params: { id: dateId }, body: { people } }),
    onError,
    onSettled,
  })
  const leave = useMutation({
    mutationFn: (id: string) => shopApi().bookings.leaveWaiting({ params: { id } }),
    onSuccess: () => showToast({ tone: 'success', text: text.left }),
    onError,
    onSettled,
  })
  return { join, leave }
}
