import type { Packages } from '@okolitsa/domain/orders/packages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/toast-queue.ts'
import { pickingDeskKeys } from '../../picking/desk/keys.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffDeskKeys } from '../../staff/desk/keys.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { ordersDeskKeys } from './keys.ts'

/**
 * Packages of an order. Presses are sent one after another; the numbers of the last press are displayed until the
 * server has answered it. @param known the numbers in the page's data
 */
export function usePackages(orderId: number, known: Packages) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `packages-${orderId}` },
    mutationFn: (body: Packages) => cabinetApi().orders.countPackages({ params: { id: orderId }, body }),
    onSuccess: (order) => {
      queryClient.setQueryData(ordersDeskKeys.order(orderId), order)
      return queryClient.invalidateQueries({ queryKey: pickingDeskKeys.pickingDays })
    },
    onError: (error) => {
      showToast({ tone: 'error', text: staffRefusalWords(error) })
      // another person was faster
      void queryClient.invalidateQueries({ queryKey: staffDeskKeys.all })
    },
  })
  return { packages: isPending && variables ? variables : known, count: (next: Packages) => mutate(next) }
}
