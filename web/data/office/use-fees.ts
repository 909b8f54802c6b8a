import type { FeeRuleBody } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { officeFees as text } from '@okolitsa/strings/ru/office-fees.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

export type VatChange = Parameters<OfficeApi['fees']['setFeeVat']>[0]['body']

/** Rules of the market's fees, proposals that wait, and the VAT. */
export const useFees = () => useQuery({ queryKey: officeKeys.fees, queryFn: () => officeApi().fees.listFeeRules() })

/** Categories, and sellers whose name contains the text. */
export const useFeeSubjects = (search: string) =>
  useQuery({
    queryKey: officeKeys.feeSubjects(search),
    queryFn: () => officeApi().fees.listFeeSubjects({ query: { search } }),
    placeholderData: (previous) => previous,
  })

/** The fee of an order line by line; null = no order is asked for. */
export const useOrderFees = (orderId: number | null) =>
  useQuery({
    queryKey: officeKeys.orderFees(orderId ?? 0),
    queryFn: () => officeApi().fees.explainOrderFees({ params: { orderId: orderId ?? 0 } }),
    enabled: orderId !== null,
    retry: false,
  })

/** Previews and proposes rules, ends them, and changes the VAT. */
export function useFeeActions() {
  const queryClient = useQueryClient()
  const onError = (error: Error) => void showToast({ tone: 'error', text: refusalWords(error, text.failed) })
  const done = (words: string) => {
    showToast({ tone: 'success', text: words })
    return queryClient.invalidateQueries({ queryKey: officeKeys.fees })
  }
  const sent = ({ proposal }: { proposal: object | null }) => done(proposal ? text.sent : text.made)
  const meta = { showsOwnError: true }
  return {
    preview: useMutation({
      meta,
      mutationFn: (body: FeeRuleBody) => officeApi().fees.previewFeeRule({ body }),
      onError,
    }),
    propose: useMutation({
      meta,
      mutationFn: (body: FeeRuleBody) => officeApi().fees.proposeFeeRule({ body }),
      onSuccess: sent,
      onError,
    }),
    end: useMutation({
      meta,
      mutationFn: ({ ruleId, untilDay }: { ruleId: number; untilDay: string }) =>
        officeApi().fees.endFeeRule({ params: { ruleId }, body: { untilDay } }),
      onSuccess: sent,
      onError,
    }),
    setVat: useMutation({
      meta,
      mutationFn: (body: VatChange) => officeApi().fees.setFeeVat({ body }),
      onSuccess: () => done(text.vat.saved),
      onError,
    }),
  }
}
