import type { Parcel } from '@okolitsa/contracts/shipments/shipment.ts'
import type { SHIPMENT_PAPERS } from '@okolitsa/contracts/shipments/shipments-desk.endpoints.ts'
import { shipmentsDesk as text } from '@okolitsa/strings/ru/shipments-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../platform/live/use-live.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { shipmentsDeskKeys } from './keys.ts'

export const PARCELS_PATH = '/cabinet/parcels'
export const SENDER_PATH = '/cabinet/delivery#cdek'

type Desk = ReturnType<typeof cabinetApi>['shipments']
export type ParcelDesk = Awaited<ReturnType<Desk['listParcels']>>
type OneParcel = Awaited<ReturnType<Desk['getParcel']>>

/** Polling interval of a parcel being ordered, in addition to the live channel, milliseconds. */
const ASK_MS = 4_000

const isAwaited = ({ shipment }: Parcel) => shipment?.step === 'ordering' || shipment?.step === 'callingOff'

/** Parcels of a seller, updated live. */
export function useParcelDesk(organizationId: number, initial: ParcelDesk): ParcelDesk {
  const queryClient = useQueryClient()
  const queryKey = shipmentsDeskKeys.parcelsOf(organizationId)
  useLive([`staff:${organizationId}`], () => void queryClient.invalidateQueries({ queryKey }), 'staff')
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().shipments.listParcels({ query: { organizationId } }),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data?.parcels.some(isAwaited) ? ASK_MS : false),
    meta: { showsOwnError: true },
  })
  return data
}

/** The parcel of an order; undefined while loading. */
export function useParcel(orderId: number): OneParcel | undefined {
  const queryClient = useQueryClient()
  const queryKey = shipmentsDeskKeys.parcel(orderId)
  useLive([`order:${orderId}`], () => void queryClient.invalidateQueries({ queryKey }), 'staff')
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().shipments.getParcel({ params: { id: orderId } }),
    refetchInterval: ({ state }) => (state.data?.parcel && isAwaited(state.data.parcel) ? ASK_MS : false),
    meta: { showsOwnError: true },
  })
  return data
}

/** A parcel to order: the order, and its weight if known. */
export interface ParcelToShip {
  readonly orderId: number
  readonly weightGrams?: number
}

export function useParcelSteps() {
  const queryClient = useQueryClient()
  const onError = (error: unknown) => showToast({ tone: 'error', text: staffRefusalWords(error) })
  const refresh = () => queryClient.invalidateQueries({ queryKey: shipmentsDeskKeys.parcels })
  const ship = useMutation({
    mutationFn: (list: readonly ParcelToShip[]) =>
      cabinetApi().shipments.orderShipments({ body: { parcels: [...list] } }),
    onSuccess: ({ items }) => {
      const ordered = items.filter(({ fate }) => fate === 'ordered' || fate === 'already')
      if (ordered.length > 0) showToast({ tone: 'success', text: text.shipped(ordered.length) })
      const [first] = items.filter(({ fate }) => fate !== 'ordered' && fate !== 'already')
      if (first && first.fate !== 'ordered' && first.fate !== 'already') {
        showToast({ tone: 'error', text: text.notShipped(String(first.orderId), text.refusals[first.fate]) })
      }
      return refresh()
    },
    onError,
  })
  const callOff = useMutation({
    mutationFn: (orderId: number) => cabinetApi().shipments.callOffShipment({ params: { id: orderId } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.calledOff })
      return refresh()
    },
    onError: (error) => {
      onError(error)
      return refresh()
    },
  })
  return { ship, callOff }
}

/** URL of the carrier's document. */
export const shipmentPaperUrl = (paper: (typeof SHIPMENT_PAPERS)[number], orderIds: readonly number[]): string =>
  `/v1/cabinet/shipments/paper?${new URLSearchParams({ paper, orderIds: orderIds.join(',') })}`
