import { officeStopList as text } from '@okolitsa/strings/ru/office-stop-list.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** The list of words by which texts are held or marked. */
export const useModerationWords = () =>
  useQuery({
    queryKey: officeKeys.moderationWords,
    queryFn: async () => (await officeApi().moderation.listModerationWords()).items,
  })

/** Adds or changes a phrase; a null `isHeld` removes it. Mistakes of the phrase are left to the form. */
export function useSetModerationWord() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: { readonly phrase: string; readonly isHeld: boolean | null }) =>
      officeApi().moderation.setModerationWord({ body }),
    onSuccess: ({ items }, { phrase, isHeld }) => {
      queryClient.setQueryData(officeKeys.moderationWords, items)
      showToast({ tone: 'success', text: isHeld === null ? text.removed(phrase) : text.saved(phrase) })
    },
    onError: (error: Error) => {
      if (!fieldErrorsOf(error).phrase) showToast({ tone: 'error', text: refusalWords(error, text.failed) })
    },
  })
}

/** Looks for a phrase in the texts of the last days. */
export const usePreviewWord = () =>
  useMutation({
    meta: { showsOwnError: true },
    mutationFn: (phrase: string) => officeApi().moderation.previewModerationWord({ query: { phrase } }),
    onError: (error: Error) => {
      if (!fieldErrorsOf(error).phrase) showToast({ tone: 'error', text: refusalWords(error, text.loadFailed) })
    },
  })
