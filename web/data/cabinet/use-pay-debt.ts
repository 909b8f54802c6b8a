import type { RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import { sellerDebts } from '@okolitsa/strings/ru/seller-debts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toast-queue.ts'
import { cabinetApi } from './cabinet-api.ts'
import { cabinetKeys } from './keys.ts'
import { staffRefusalWords } from './staff-refusal.ts'

/** Marks a debt as repaid by the seller; returns the changed order. */
export function usePayDebt(orderId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ debtId, ...body }: { debtId: number; way: RepayWay; on: string; note: string }) =>
      cabinetApi().cabinet.payDebt({ params: { id: orderId, debtId }, body }),
    onSuccess: (order) => {
      queryClient.setQueryData(cabinetKeys.order(orderId), order)
      void queryClient.invalidateQueries({ queryKey: cabinetKeys.today })
      showToast({ tone: 'success', text: sellerDebts.seller.saved })
    },
    onError: (error) => showToast({ tone: 'error', text: staffRefusalWords(error) }),
  })
}
