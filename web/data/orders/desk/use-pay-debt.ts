import type { RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import { sellerDebts } from '@okolitsa/strings/ru/seller-debts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/toast-queue.ts'
import { smallerPhoto } from '../../images/smaller-photo.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { todayDeskKeys } from '../../today/desk/keys.ts'
import { ordersDeskKeys } from './keys.ts'

interface Repayment {
  readonly debtId: number
  readonly way: RepayWay
  readonly on: string
  readonly note: string
  /** Proof of the repayment; null = none. */
  readonly photo: File | null
}

const sendPhoto = async (params: { readonly id: number; readonly debtId: number }, photo: File) =>
  cabinetApi().orders.addRepaymentPhotos({ params, files: [await smallerPhoto(photo)] })

/** Sends a photo that proves a repayment; returns the order with it. */
export function useProveRepayment(orderId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ debtId, photo }: { debtId: number; photo: File }) => sendPhoto({ id: orderId, debtId }, photo),
    onSuccess: (order) => {
      queryClient.setQueryData(ordersDeskKeys.order(orderId), order)
      showToast({ tone: 'success', text: sellerDebts.seller.photo.added })
    },
    onError: (error) => showToast({ tone: 'error', text: staffRefusalWords(error) }),
  })
}

/** Marks a debt as repaid by the seller; returns the changed order. */
export function usePayDebt(orderId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ debtId, photo, ...body }: Repayment) => {
      const params = { id: orderId, debtId }
      const order = await cabinetApi().orders.payDebt({ params, body })
      if (!photo) return { order, photoProblem: null }
      // the repayment is stored already: the photo can be attached again
      return sendPhoto(params, photo).then(
        (proved) => ({ order: proved, photoProblem: null }),
        (problem: Error) => ({ order, photoProblem: problem }),
      )
    },
    onSuccess: ({ order, photoProblem }) => {
      queryClient.setQueryData(ordersDeskKeys.order(orderId), order)
      void queryClient.invalidateQueries({ queryKey: todayDeskKeys.today })
      if (photoProblem) showToast({ tone: 'error', text: sellerDebts.seller.photo.failed })
      else showToast({ tone: 'success', text: sellerDebts.seller.saved })
    },
    onError: (error) => showToast({ tone: 'error', text: staffRefusalWords(error) }),
  })
}
