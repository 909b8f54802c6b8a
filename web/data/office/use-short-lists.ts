import { officeLists as text } from '@okolitsa/strings/ru/office-lists.ts'
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'
import { isShowcaseConflict } from './use-banners.ts'

export const useRecipeSections = () =>
  useQuery({
    queryKey: officeKeys.recipeSections,
    queryFn: () => officeApi().recipeSections.listRecipeSections(),
  })

export const useReviewTags = () =>
  useQuery({ queryKey: officeKeys.reviewTags, queryFn: () => officeApi().reviewTags.listReviewTags() })

/** Saves a whole list; the answer replaces it. After a conflict the present list is loaded, and what was typed stays. */
function useSaveList<Body, List>(queryKey: QueryKey, save: (api: OfficeApi, body: Body) => Promise<List>) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: Body) => save(officeApi(), body),
    onSuccess: (list) => {
      queryClient.setQueryData(queryKey, list)
      showToast({ tone: 'success', text: text.saved })
    },
    onError: async (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      if (isShowcaseConflict(error)) await queryClient.refetchQueries({ queryKey })
    },
  })
}

type Bodies = {
  readonly sections: Parameters<OfficeApi['recipeSections']['saveRecipeSections']>[0]['body']
  readonly tags: Parameters<OfficeApi['reviewTags']['saveReviewTags']>[0]['body']
}
export const useSaveRecipeSections = () =>
  useSaveList(officeKeys.recipeSections, ({ recipeSections }, body: Bodies['sections']) =>
    recipeSections.saveRecipeSections({ body }),
  )
export const useSaveReviewTags = () =>
  useSaveList(officeKeys.reviewTags, ({ reviewTags }, body: Bodies['tags']) => reviewTags.saveReviewTags({ body }))
