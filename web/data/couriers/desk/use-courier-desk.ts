import type { CourierDesk, DeskStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { couriers as text } from '@okolitsa/strings/ru/couriers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { couriersDeskKeys } from './keys.ts'

/** Polling interval, ms. */
const ASK_MS = 60_000
const PLANNING = ['plan-route']

/** Couriers, stops and links of a seller's day. */
export function useCourierDesk(organizationId: number, initial: CourierDesk) {
  const queryClient = useQueryClient()
  const queryKey = couriersDeskKeys.couriers(organizationId, initial.date)
  const { data: desk } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().couriers.getCourierDesk({ query: { organizationId, date: initial.date } }),
    initialData: initial,
    refetchInterval: ASK_MS,
    meta: { showsOwnError: true },
    retry: false,
  })
  const keep = (fresh: CourierDesk) => queryClient.setQueryData(queryKey, fresh)
  const onError = (error: unknown) => showToast({ tone: 'error', text: staffRefusalWords(error) })
  const create = useMutation({
    mutationFn: (courierName: string) =>
      cabinetApi().couriers.createCourierLink({ body: { organizationId, day: initial.date, courierName } }),
    onSuccess: (made) => keep(made.desk),
    onError,
  })
  const revoke = useMutation({
    mutationFn: (id: string) => cabinetApi().couriers.revokeCourierLink({ params: { id } }),
    onSuccess: (fresh) => {
      keep(fresh)
      showToast({ tone: 'success', text: text.desk.revoked })
    },
    onError,
  })
  const plan = useMutation({
    mutationKey: PLANNING,
    // every call sends the whole route: calls run one after another, and only the last answer is used
    scope: { id: PLANNING.join() },
    mutationFn: ({ stops, isByHand }: { stops: readonly DeskStop[]; isByHand: boolean }) =>
      cabinetApi().couriers.planRoute({
        body: {
          ...{ organizationId, day: initial.date, isByHand },
          stops: stops.map(({ id: orderId, linkId }) => ({ orderId, linkId })),
        },
      }),
    onMutate: async ({ stops, isByHand }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<CourierDesk>(queryKey, (known) => known && { ...known, stops: [...stops], isByHand })
    },
    onSuccess: (fresh) => {
      if (queryClient.isMutating({ mutationKey: PLANNING }) <= 1) keep(fresh)
    },
    onError: (error) => {
      onError(error)
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const handIn = useMutation({
    mutationFn: ({ id, handed }: { id: string; handed: number }) =>
      cabinetApi().couriers.handInCash({ params: { id }, body: { handed } }),
    onSuccess: (fresh) => {
      keep(fresh)
      showToast({ tone: 'success', text: text.desk.cash.saved })
    },
  })
  return { desk, create, revoke, plan, handIn }
}
