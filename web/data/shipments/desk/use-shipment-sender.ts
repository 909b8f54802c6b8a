import type { ShipmentSettings, shipmentSenderFormSchema } from '@okolitsa/contracts/shipments/shipment.ts'
import { shipmentsDesk as text } from '@okolitsa/strings/ru/shipments-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { shipmentsDeskKeys } from './keys.ts'

export type SenderForm = z.input<typeof shipmentSenderFormSchema>

/** Settings of the transfer of a seller's parcels to the carrier. */
export function useShipmentSender(organizationId: number, initial: ShipmentSettings) {
  const queryClient = useQueryClient()
  const queryKey = shipmentsDeskKeys.shipmentSender(organizationId)
  const params = { id: organizationId }
  const { data: settings } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().shipments.getShipmentSettings({ params }),
    initialData: initial,
  })
  const saving = useMutation({
    mutationFn: (body: SenderForm) => cabinetApi().shipments.setShipmentSender({ params, body }),
    onSuccess: (fresh) => {
      queryClient.setQueryData(queryKey, fresh)
      showToast({ tone: 'success', text: text.sender.saved })
    },
    onError: (error) => showToast({ tone: 'error', text: staffRefusalWords(error) }),
  })
  return { settings, saving }
}
