import type { OfficePlans } from '@okolitsa/contracts/subscription/office-plans.endpoints.ts'
import { officePlans as text } from '@okolitsa/strings/ru/office-plans.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

type Calls = OfficeApi['plans']
export type NewPlan = Parameters<Calls['createOfficePlan']>[0]['body']

export const useOfficePlans = () =>
  useQuery({ queryKey: officeKeys.plans, queryFn: () => officeApi().plans.listOfficePlans() })

/** Offers, archives or restores a plan; after a failure the present ones are loaded. */
export function useChangePlans() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ call }: { readonly call: (calls: Calls) => Promise<OfficePlans>; readonly done: string }) =>
      call(officeApi().plans),
    onSuccess: (plans, { done }) => {
      queryClient.setQueryData(officeKeys.plans, plans)
      showToast({ tone: 'success', text: done })
    },
    onError: async (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      await queryClient.refetchQueries({ queryKey: officeKeys.plans })
    },
  })
}
