import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { officeCategories as text } from '@okolitsa/strings/ru/office-categories.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

type Calls = OfficeApi['categories']
export type OfficeCategory = Awaited<ReturnType<Calls['listOfficeCategories']>>['items'][number]
export type CategoryBody = Parameters<Calls['createOfficeCategory']>[0]['body']

/** The tree of categories. */
export const useCategories = () =>
  useQuery({
    queryKey: officeKeys.categories,
    queryFn: async () => (await officeApi().categories.listOfficeCategories()).items,
  })

/**
 * Changes the tree; each call answers with the whole of it. After a refused change the present tree is loaded, and
 * the typed text stays.
 */
export function useChangeCategories() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ call }: CategoriesChange) => (await call(officeApi().categories)).items,
    onSuccess: (items, { done }) => {
      queryClient.setQueryData(officeKeys.categories, items)
      showToast({ tone: 'success', text: done(items) })
    },
    onError: (error: Error) => {
      const isChanged = isApiProblem(error) && error.problem.code === 'CATEGORY_CHANGED'
      showToast({ tone: 'error', text: isChanged ? text.changedByAnother : refusalWords(error, text.failed) })
      void queryClient.invalidateQueries({ queryKey: officeKeys.categories })
    },
  })
}
export interface CategoriesChange {
  readonly call: (calls: Calls) => ReturnType<Calls['listOfficeCategories']>
  /** Words about the done change. */
  readonly done: (items: readonly OfficeCategory[]) => string
}
