import type { CourierDay } from '@okolitsa/contracts/couriers/couriers.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { MissedReason } from '@okolitsa/domain/couriers/courier-link.ts'
import { couriers as text } from '@okolitsa/strings/ru/couriers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { courierApi, courierHeaders } from './courier-api.ts'
import { courierKeys } from './keys.ts'

/** How often the page looks for what has changed, ms. */
const ASK_MS = 60_000

/** A courier's day, followed as it goes. @param token the last part of the link */
export function useCourierDay(token: string, initial: CourierDay) {
  const queryClient = useQueryClient()
  const headers = courierHeaders(token)
  const { data: day, error } = useQuery({
    queryKey: courierKeys.day,
    queryFn: () => courierApi().getCourierDay({ headers }),
    initialData: initial,
    refetchInterval: ASK_MS,
    // without a connection the page shows what it knew
    meta: { showsOwnError: true },
    retry: false,
  })
  const settle = {
    onError: (failure: unknown) => {
      showToast({ tone: 'error', text: refusalWords(failure, text.day.failed) })
      void queryClient.invalidateQueries({ queryKey: courierKeys.day })
    },
  }
  const keep = (fresh: CourierDay, said: string) => {
    queryClient.setQueryData(courierKeys.day, fresh)
    showToast({ tone: 'success', text: said })
  }
  const deliver = useMutation({
    mutationFn: ({ id, received }: { id: number; received: number | null }) =>
      courierApi().deliver({ headers, params: { id }, body: { received } }),
    onSuccess: (fresh) => keep(fresh, text.day.delivered),
    ...settle,
  })
  const miss = useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: MissedReason }) =>
      courierApi().miss({ headers, params: { id }, body: { reason } }),
    onSuccess: (fresh) => keep(fresh, text.day.missSaved),
    ...settle,
  })
  return { day, deliver, miss, isGone: isApiProblem(error) && error.problem.status === 404 }
}
