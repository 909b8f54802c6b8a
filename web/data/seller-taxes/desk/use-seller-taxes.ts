import type { SellerTaxes } from '@okolitsa/contracts/seller-taxes/seller-taxes.endpoints.ts'
import { sellerTaxes } from '@okolitsa/strings/ru/seller-taxes.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'

const text = sellerTaxes.npd

/** Income and receipts of a seller: starts with the page's data; each answer replaces it. */
export function useSellerTaxes(organizationId: number, initial: SellerTaxes) {
  const queryClient = useQueryClient()
  const params = { id: organizationId }
  const queryKey = ['seller-taxes', organizationId]
  const { data: taxes } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().taxes.getSellerTaxes({ params, query: {} }),
    initialData: initial,
  })
  const keep = (answer: SellerTaxes) => queryClient.setQueryData(queryKey, answer)
  const onError = (error: unknown) => showToast({ tone: 'error', text: refusalWords(error, text.failed) })
  const bind = useMutation({
    mutationFn: () => cabinetApi().taxes.bindNpd({ params, body: {} }),
    onSuccess: keep,
    onError,
  })
  const send = useMutation({
    mutationFn: ({ incomeId, link }: { readonly incomeId: number; readonly link: string }) =>
      cabinetApi().taxes.saveNpdReceipt({ params: { ...params, incomeId }, body: { link } }),
    onSuccess: (answer) => {
      keep(answer)
      showToast({ tone: 'success', text: text.saved })
    },
    onError,
  })
  return { taxes, bind, send }
}
