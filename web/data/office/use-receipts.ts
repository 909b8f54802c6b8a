import type { CorrectionBody } from '@okolitsa/contracts/fiscal/office-receipts.endpoints.ts'
import { officeReceipts as text } from '@okolitsa/strings/ru/office-receipts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

export type OpenReceipts = Awaited<ReturnType<OfficeApi['receipts']['listOpenReceipts']>>

/** Receipts that are not registered, from the page's data on. */
export const useOpenReceipts = (after: string | null, initialData: OpenReceipts): OpenReceipts =>
  useQuery({
    queryKey: officeKeys.openReceipts(after),
    queryFn: () => officeApi().receipts.listOpenReceipts({ query: after === null ? {} : { after } }),
    initialData,
  }).data

/** Prints the correction of a refused receipt. */
export function useCorrectReceipt(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: CorrectionBody) => officeApi().receipts.correctReceipt({ params: { id }, body }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.printed })
      return queryClient.invalidateQueries({ queryKey: officeKeys.receipts })
    },
    onError: (error) => void showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
  })
}
