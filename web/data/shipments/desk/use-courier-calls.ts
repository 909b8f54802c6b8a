import type { courierCallFormSchema } from '@okolitsa/contracts/shipments/courier-call.ts'
import { courierCalls as text } from '@okolitsa/strings/ru/courier-calls.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useLive } from '../../../platform/live/use-live.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { shipmentsDeskKeys } from './keys.ts'

type Desk = ReturnType<typeof cabinetApi>['courierCalls']
export type CourierDesk = Awaited<ReturnType<Desk['listCourierCalls']>>
export type CourierForm = Omit<z.input<typeof courierCallFormSchema>, 'organizationId'>

/** Polling interval of a call being ordered, in addition to the live channel, milliseconds. */
const ASK_MS = 4_000

/** Visits of the carrier's courier, with actions to order and cancel. */
export function useCourierCalls(organizationId: number, initial: CourierDesk) {
  const queryClient = useQueryClient()
  const queryKey = shipmentsDeskKeys.courierCalls(organizationId)
  useLive([`staff:${organizationId}`], () => void queryClient.invalidateQueries({ queryKey }), 'staff')
  const { data: desk } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().courierCalls.listCourierCalls({ query: { organizationId } }),
    initialData: initial,
    refetchInterval: ({ state }) =>
      state.data?.calls.some(({ step }) => step === 'ordering' || step === 'callingOff') ? ASK_MS : false,
    meta: { showsOwnError: true },
  })
  // parcels show the visit of the courier
  const refresh = () => queryClient.invalidateQueries({ queryKey: shipmentsDeskKeys.parcels })
  const call = useMutation({
    mutationFn: (form: CourierForm) => cabinetApi().courierCalls.callCourier({ body: { organizationId, ...form } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.called })
      return refresh()
    },
    onError: (error) => {
      showToast({ tone: 'error', text: staffRefusalWords(error) })
      return refresh()
    },
  })
  const callOff = useMutation({
    mutationFn: (id: string) => cabinetApi().courierCalls.callOffCourier({ params: { id } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.calledOff })
      return refresh()
    },
    onError: (error) => {
      showToast({ tone: 'error', text: staffRefusalWords(error) })
      return refresh()
    },
  })
  return { desk, call, callOff }
}
