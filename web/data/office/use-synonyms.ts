import type { SearchSynonym } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { officeSearches as text } from '@okolitsa/strings/ru/office-searches.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** Pairs of words of which one begins with the text. */
export const useSynonyms = (search: string) =>
  useQuery({
    queryKey: officeKeys.synonymsFrom(search),
    queryFn: () => officeApi().searches.listSynonyms({ query: { search } }),
    placeholderData: keepPreviousData,
  })

/** Says what a word also means; a null direction forgets the pair. Mistakes of words are left to the form. */
export function useSetSynonym() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: Pick<SearchSynonym, 'word' | 'means'> & { readonly isMutual: boolean | null }) =>
      officeApi().searches.setSynonym({ body }),
    onSuccess: async (_, { word, isMutual }) => {
      showToast({ tone: 'success', text: isMutual === null ? text.forgotten(word) : text.added(word) })
      await queryClient.invalidateQueries({ queryKey: officeKeys.synonyms })
    },
    onError: (error: Error) => {
      const { word, means } = fieldErrorsOf(error)
      if (!word && !means) showToast({ tone: 'error', text: refusalWords(error, text.failed) })
    },
  })
}
