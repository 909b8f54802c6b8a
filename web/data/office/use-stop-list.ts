import type { StopReason } from '@okolitsa/domain/catalog/stop-list.ts'
import { officeStopList as text } from '@okolitsa/strings/ru/office-stop-list.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** The list of forbidden goods. */
export const useStopList = () =>
  useQuery({
    queryKey: officeKeys.stopList,
    queryFn: async () => (await officeApi().stopList.listStopPhrases()).items,
  })

/** Adds or changes a phrase; a null reason removes it. Mistakes of the phrase are left to the form. */
export function useSetStopPhrase() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: { readonly phrase: string; readonly reason: StopReason | null }) =>
      officeApi().stopList.setStopPhrase({ body }),
    onSuccess: ({ items }, { phrase, reason }) => {
      queryClient.setQueryData(officeKeys.stopList, items)
      showToast({ tone: 'success', text: reason ? text.saved(phrase) : text.removed(phrase) })
    },
    onError: (error: Error) => {
      if (!fieldErrorsOf(error).phrase) showToast({ tone: 'error', text: refusalWords(error, text.failed) })
    },
  })
}
