import type { HomeArrangement } from '@okolitsa/contracts/content/home-shelves.endpoints.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { officeHomeShelves as text } from '@okolitsa/strings/ru/office-home-shelves.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

type Calls = OfficeApi['homeShelves']

export const useHomeShelves = () =>
  useQuery({ queryKey: officeKeys.homeShelves, queryFn: () => officeApi().homeShelves.getHomeShelves() })

/** Changes the arrangement; after a conflict the present one is loaded. */
export function useChangeHomeShelves() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ call }: { readonly call: (calls: Calls) => Promise<HomeArrangement>; readonly done: string }) =>
      call(officeApi().homeShelves),
    onSuccess: (arrangement, { done }) => {
      queryClient.setQueryData(officeKeys.homeShelves, arrangement)
      showToast({ tone: 'success', text: done })
    },
    onError: async (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      if (isApiProblem(error) && error.problem.code === 'SHOWCASE_CHANGED')
        await queryClient.refetchQueries({ queryKey: officeKeys.homeShelves })
    },
  })
}
