import type { TypedRedirect } from '@okolitsa/domain/content/redirects.ts'
import { officeRedirects as text } from '@okolitsa/strings/ru/office-redirects.ts'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

const showFailure = (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) })

export const useRedirects = (search: string) =>
  useInfiniteQuery({
    queryKey: officeKeys.redirectsFound(search),
    queryFn: ({ pageParam }) => officeApi().redirects.listRedirects({ query: { search, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

/** Asks for the outcome of each row before it is saved. */
export const usePreviewRedirects = () =>
  useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (rows: readonly TypedRedirect[]) =>
      (await officeApi().redirects.previewRedirects({ body: { rows: [...rows] } })).rows,
    onError: showFailure,
  })

/** Saves the rows that can be saved; the answer says which. */
export function useSaveRedirects() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (rows: readonly TypedRedirect[]) =>
      (await officeApi().redirects.saveRedirects({ body: { rows: [...rows] } })).rows,
    onSuccess: async (rows) => {
      const saved = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length
      if (saved > 0) showToast({ tone: 'success', text: text.saved(saved) })
      await queryClient.invalidateQueries({ queryKey: officeKeys.redirects })
    },
    onError: showFailure,
  })
}

export function useRemoveRedirect() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (id: number) => officeApi().redirects.removeRedirect({ params: { id } }),
    onSuccess: async () => {
      showToast({ tone: 'success', text: text.removed })
      await queryClient.invalidateQueries({ queryKey: officeKeys.redirects })
    },
    onError: showFailure,
  })
}
