import { officeFeatured as text } from '@okolitsa/strings/ru/office-featured.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

type Calls = OfficeApi['featured']
export type NewFeatured = Parameters<Calls['createFeatured']>[0]['body']

/** Advertisements, the last to start first. */
export const useFeatured = () =>
  useQuery({ queryKey: officeKeys.featured, queryFn: async () => (await officeApi().featured.listFeatured()).items })

/** Places, completes or ends an advertisement. */
export function useChangeFeatured() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ call }: { readonly call: (calls: Calls) => Promise<unknown>; readonly done: string }) =>
      call(officeApi().featured),
    onSuccess: (_, { done }) => {
      showToast({ tone: 'success', text: done })
      return queryClient.invalidateQueries({ queryKey: officeKeys.featured })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
  })
}
