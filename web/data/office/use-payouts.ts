import type { PayoutFilter } from '@okolitsa/contracts/payouts/office-payouts.endpoints.ts'
import { officePayouts as text } from '@okolitsa/strings/ru/office-payouts.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

export type RunWay = Parameters<OfficeApi['payouts']['sendPayouts']>[0]['body']['way']

/** Interval at which a run that was sent is read again, ms. */
const ASK_MS = 15_000

/** Runs, the newest first, page by page. */
export const usePayoutRuns = () =>
  useInfiniteQuery({
    queryKey: officeKeys.payouts,
    queryFn: ({ pageParam }) =>
      officeApi().payouts.listPayoutRuns({ query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

/** A run; one that was sent is followed. */
export const usePayoutRun = (id: number) =>
  useQuery({
    queryKey: officeKeys.payoutRun(id),
    queryFn: () => officeApi().payouts.getPayoutRun({ params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'sent' && data.files === 0 ? ASK_MS : false),
  })

/** Sellers of a run, page by page. */
export const usePayoutItems = (id: number, filter: PayoutFilter) =>
  useInfiniteQuery({
    queryKey: officeKeys.payoutItems(id, filter),
    queryFn: ({ pageParam }) =>
      officeApi().payouts.listPayoutItems({
        params: { id },
        query: { filter, ...(pageParam !== null && { after: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

/** Movements of the bank that wait for a person. */
export const useBankMovements = (kind: 'payouts' | 'foreign') =>
  useQuery({
    queryKey: officeKeys.bankMovements(kind),
    queryFn: () => officeApi().payouts.listBankMovements({ query: { kind } }),
  })

/** Changes of runs and statements; a list that may have changed is read again, also after a refusal. */
export function usePayoutActions() {
  const queryClient = useQueryClient()
  const onError = (error: Error) => void showToast({ tone: 'error', text: refusalWords(error, text.failed) })
  const onSettled = () => queryClient.invalidateQueries({ queryKey: officeKeys.payouts })
  const done = (words: string) => () => void showToast({ tone: 'success', text: words })
  const shared = { meta: { showsOwnError: true }, onError, onSettled }
  const { statement } = text
  return {
    draft: useMutation({
      ...shared,
      /** @param reason why on a day that is no payout day; '' = it is one */
      mutationFn: (reason: string) => officeApi().payouts.draftPayouts({ body: { reason } }),
      onSuccess: done(text.drafted),
    }),
    approve: useMutation({
      ...shared,
      mutationFn: ({ id, amount }: { id: number; amount: number }) =>
        officeApi().payouts.approvePayouts({ params: { id }, body: { amount } }),
      onSuccess: done(text.approved),
    }),
    cancel: useMutation({
      ...shared,
      mutationFn: (id: number) => officeApi().payouts.cancelPayouts({ params: { id } }),
      onSuccess: done(text.cancelled),
    }),
    send: useMutation({
      ...shared,
      mutationFn: ({ id, way }: { id: number; way: RunWay }) =>
        officeApi().payouts.sendPayouts({ params: { id }, body: { way } }),
      onSuccess: done(text.sent),
    }),
    fail: useMutation({
      ...shared,
      mutationFn: ({ id, reason }: { id: number; reason: string }) =>
        officeApi().payouts.failPayout({ params: { id }, body: { reason } }),
      onSuccess: done(text.failedNow),
    }),
    preview: useMutation({
      meta: { showsOwnError: true },
      mutationFn: (file: File) =>
        officeApi().payouts.previewBankStatement({ body: { fileName: file.name }, files: [file] }),
    }),
    importFile: useMutation({
      ...shared,
      mutationFn: (file: File) =>
        officeApi().payouts.importBankStatement({ body: { fileName: file.name }, files: [file] }),
      onSuccess: done(statement.applied),
    }),
    decide: useMutation({
      ...shared,
      mutationFn: ({ id, itemId }: { id: number; itemId: number | null }) =>
        officeApi().payouts.decideBankMovement({ params: { id }, body: { itemId } }),
      onSuccess: done(statement.decided),
    }),
  }
}
