import type { Shipping, tradePlaceFormSchema } from '@okolitsa/contracts/delivery/shipping.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { deliveryDesk as text } from '@okolitsa/strings/ru/delivery-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { deliveryDeskKeys } from './keys.ts'

/** Refetch interval: orders arrive meanwhile, ms. */
const SLOTS_REFRESH_MS = 60_000

export type ShippingRateForm = Omit<Shipping['rates'][number], 'id'> & { readonly id?: number }

export type TradePlaceForm = z.input<typeof tradePlaceFormSchema>
type TradePlaceStep =
  | { readonly kind: 'open'; readonly form: TradePlaceForm }
  | { readonly kind: 'change'; readonly id: number; readonly form: TradePlaceForm }
  | { readonly kind: 'close'; readonly id: number }

/** Delivery settings: start with the page's data; every response replaces them. */
export function useShipping(organizationId: number, initial: Shipping) {
  const queryClient = useQueryClient()
  const queryKey = deliveryDeskKeys.shipping(organizationId)
  const params = { id: organizationId }
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().shipping.getShipping({ params }),
    initialData: initial,
  })
  const written = {
    onSuccess: (shipping: Shipping) => {
      queryClient.setQueryData(queryKey, shipping)
      showToast({ tone: 'success', text: text.saved })
    },
    onError: (error: Error) => {
      // another person was faster: displays the current state and overwrites no changes
      if (isApiProblem(error) && error.problem.code === 'SHIPPING_CHANGED')
        void queryClient.invalidateQueries({ queryKey })
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
    },
  }
  const rates = useMutation({
    mutationFn: (list: readonly ShippingRateForm[]) =>
      cabinetApi().shipping.setShippingRates({ params, body: { revision: data.revision, rates: [...list] } }),
    ...written,
  })
  const schedule = useMutation({
    mutationFn: (change: Partial<Shipping['schedule']>) =>
      cabinetApi().shipping.setShippingSchedule({ params, body: change }),
    ...written,
  })
  const closures = useMutation({
    mutationFn: (list: Shipping['closures']) => cabinetApi().shipping.setClosures({ params, body: { closures: list } }),
    ...written,
  })
  const tradePlaces = useMutation({
    mutationFn: (step: TradePlaceStep) => {
      const { shipping } = cabinetApi()
      if (step.kind === 'open') return shipping.openTradePlace({ params, body: step.form })
      const place = { ...params, tradePlaceId: step.id }
      return step.kind === 'close'
        ? shipping.closeTradePlace({ params: place })
        : shipping.changeTradePlace({ params: place, body: step.form })
    },
    ...written,
  })
  return { shipping: data, rates, schedule, closures, tradePlaces }
}

/** Orders promised for the closed days; undefined while loading and without permission. */
export const useClosedDayOrders = (organizationId: number, closures: Shipping['closures']) =>
  useQuery({
    queryKey: deliveryDeskKeys.closedDayOrders(organizationId, closures),
    queryFn: () => cabinetApi().shipping.listClosedDayOrders({ params: { id: organizationId } }),
    enabled: closures.length > 0,
    meta: { showsOwnError: true },
  }).data?.items

/** Load of the coming days: refetched when the schedule, a rate or an order may have changed it. */
export function useSlots(organizationId: number, revision: string) {
  return useQuery({
    queryKey: deliveryDeskKeys.shippingSlots(organizationId, revision),
    queryFn: () => cabinetApi().shipping.getSlots({ params: { id: organizationId } }),
    refetchInterval: SLOTS_REFRESH_MS,
  })
}

/** Outlines of `places` (regions and towns), in the same order; undefined while loading. */
export function useOutlines(
  organizationId: number,
  places: readonly { readonly regionCode: string; readonly city: string | null }[],
) {
  const { data } = useQuery({
    queryKey: deliveryDeskKeys.shippingOutlines(organizationId, places),
    queryFn: () =>
      cabinetApi().shipping.findOutlines({ params: { id: organizationId }, body: { places: [...places] } }),
    enabled: places.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.outlines
}

/** Delivery options of a customer at an address. */
export function useAddressCheck(organizationId: number) {
  return useMutation({
    mutationFn: (place: Location) =>
      cabinetApi().shipping.checkAddress({ params: { id: organizationId }, body: { place } }),
    meta: { showsOwnError: true },
  })
}
