import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Dispute, DisputeSummary } from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { endWork } from './use-taken.ts'

export const DISPUTES_PATH = '/office/disputes'
export const disputePath = (id: string): string => `${DISPUTES_PATH}/${id}`

/** Interval at which the open list is read again, ms. */
const ASK_MS = 60_000

/** Open disputes; starts with the page's data. */
export const useDisputes = (initial: readonly DisputeSummary[]): readonly DisputeSummary[] =>
  useQuery({
    queryKey: officeKeys.disputes,
    queryFn: async () => (await officeApi().disputes.listDisputes()).items,
    initialData: [...initial],
    refetchInterval: ASK_MS,
  }).data

/** One dispute; starts with the page's data. */
export const useDispute = (initial: Dispute): Dispute =>
  useQuery({
    queryKey: officeKeys.dispute(initial.id),
    queryFn: () => officeApi().disputes.getDispute({ params: { id: initial.id } }),
    initialData: initial,
  }).data

/** The refund of accepting an unanswered claim; null = nothing to count. */
export const useDisputePreview = (id: string, percent: number | null) =>
  useQuery({
    queryKey: officeKeys.disputePreview(id, percent ?? 0),
    queryFn: () => officeApi().disputes.previewDispute({ params: { id }, body: { percent: percent ?? 100 } }),
    enabled: percent !== null,
    retry: false,
  })

/** Decides a dispute; both sides then see the words. */
export function useDisputeDecision(id: string) {
  const queryClient = useQueryClient()
  const options = {
    onSuccess: (dispute: Dispute) => {
      queryClient.setQueryData(officeKeys.dispute(id), dispute)
      endWork(queryClient, 'disputes', id)
      showToast({ tone: 'success', text: text.decided })
    },
    onError: (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      // decided by another person meanwhile
      if (isApiProblem(error) && error.problem.code === 'CLAIM_REFUSED')
        void queryClient.invalidateQueries({ queryKey: officeKeys.disputes })
    },
    meta: { showsOwnError: true },
  } as const
  const contest = useMutation({
    ...options,
    mutationFn: (body: { isUpheld: boolean; reason: string }) =>
      officeApi().disputes.decideContest({ params: { id }, body }),
  })
  const claim = useMutation({
    ...options,
    mutationFn: (body: { isAccepted: boolean; percent?: number; reason: string }) =>
      officeApi().disputes.decideLateClaim({ params: { id }, body }),
  })
  const appeal = useMutation({
    ...options,
    mutationFn: (body: { isChanged: boolean; percent?: number; reason: string }) =>
      officeApi().disputes.decideAppeal({ params: { id }, body }),
  })
  return { contest, claim, appeal }
}
