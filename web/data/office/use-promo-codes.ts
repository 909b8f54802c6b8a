import { loyaltyDesk as words } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

const text = words.codes
export type NewMarketCode = Parameters<OfficeApi['promoCodes']['createMarketCode']>[0]['body']

/** Promo codes of the market, the newest first. */
export const useMarketCodes = () =>
  useInfiniteQuery({
    queryKey: officeKeys.promoCodeList,
    queryFn: ({ pageParam }) =>
      officeApi().promoCodes.listMarketCodes({ query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

export const useMarketCode = (codeId: number) =>
  useQuery({
    queryKey: officeKeys.promoCode(codeId),
    queryFn: () => officeApi().promoCodes.getMarketCode({ params: { codeId } }),
  })

/** Categories, and sellers whose name contains the text. */
export const usePromoSubjects = (search: string) =>
  useQuery({
    queryKey: officeKeys.promoSubjects(search),
    queryFn: () => officeApi().promoCodes.listPromoSubjects({ query: { search } }),
    placeholderData: (previous) => previous,
  })

/** Creates and stops codes. */
export function useMarketCodeActions() {
  const queryClient = useQueryClient()
  const done = (words: string) => {
    showToast({ tone: 'success', text: words })
    return queryClient.invalidateQueries({ queryKey: officeKeys.promoCodes })
  }
  const create = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: NewMarketCode) => officeApi().promoCodes.createMarketCode({ body }),
    onSuccess: ({ code }) => done(text.created(code)),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, words.failed) }),
  })
  const stop = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (codeId: number) => officeApi().promoCodes.stopMarketCode({ params: { codeId } }),
    onSuccess: () => done(text.ended),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, words.failed) }),
  })
  return { create, stop }
}
