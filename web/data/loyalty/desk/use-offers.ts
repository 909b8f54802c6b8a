import type { OfferedCodes, OfferedProgram } from '@okolitsa/contracts/loyalty/offers.ts'
import type { SharedDiscounts } from '@okolitsa/contracts/loyalty/shared-discounts.endpoints.ts'
import { loyaltyDesk as text } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { sharedDiscounts } from '@okolitsa/strings/ru/shared-discounts.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { loyaltyDeskKeys } from './keys.ts'

const onError = (error: Error) => void showToast({ tone: 'error', text: refusalWords(error, text.failed) })

export function useOfferedCodes(organizationId: number, initial: OfferedCodes) {
  const params = { id: organizationId }
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: loyaltyDeskKeys.promoCodes(organizationId),
    queryFn: ({ pageParam }) =>
      cabinetApi().offers.listOfferedCodes({ params, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [initial], pageParams: [null] },
  })
  return {
    codes: data.pages.flatMap(({ items }) => items),
    today: data.pages[0]?.today ?? initial.today,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  }
}

export type NewCode = Parameters<ReturnType<typeof cabinetApi>['offers']['createOfferedCode']>[0]['body']

export function useCodeActions(organizationId: number) {
  const queryClient = useQueryClient()
  const params = { id: organizationId }
  const seen = (words: string) => {
    showToast({ tone: 'success', text: words })
    return queryClient.invalidateQueries({ queryKey: loyaltyDeskKeys.promoCodes(organizationId) })
  }
  const create = useMutation({
    mutationFn: (body: NewCode) => cabinetApi().offers.createOfferedCode({ params, body }),
    onSuccess: ({ code }) => seen(text.codes.created(code)),
    onError,
  })
  const end = useMutation({
    mutationFn: (codeId: number) => cabinetApi().offers.endOfferedCode({ params: { ...params, codeId } }),
    onSuccess: () => seen(text.codes.ended),
    onError,
  })
  return { create, end }
}

/** Discounts to share with the market: start with the page's data; each answer replaces them. */
export function useSharedDiscounts(organizationId: number, initial: SharedDiscounts) {
  const queryClient = useQueryClient()
  const queryKey = loyaltyDeskKeys.shared(organizationId)
  const params = { id: organizationId }
  const { data: shared } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().sharedDiscounts.listSharedDiscounts({ params }),
    initialData: initial,
  })
  const answer = useMutation({
    mutationFn: ({ codeId, isAgreed }: { readonly codeId: number; readonly isAgreed: boolean }) =>
      cabinetApi().sharedDiscounts.answerSharedDiscount({ params: { ...params, codeId }, body: { isAgreed } }),
    onSuccess: (answered) => {
      queryClient.setQueryData(queryKey, answered)
      showToast({ tone: 'success', text: sharedDiscounts.saved })
    },
    onError,
  })
  return { shared, answer }
}

/** Bonus rules: start with the page's data; each response replaces them. */
export function useOfferedProgram(organizationId: number, initial: OfferedProgram) {
  const queryClient = useQueryClient()
  const queryKey = loyaltyDeskKeys.program(organizationId)
  const params = { id: organizationId }
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().offers.getOfferedProgram({ params }),
    initialData: initial,
  })
  const save = useMutation({
    mutationFn: (program: Omit<OfferedProgram, 'isOwn'> | null) =>
      cabinetApi().offers.setOfferedProgram({ params, body: { program } }),
    onSuccess: (program) => {
      queryClient.setQueryData(queryKey, program)
      showToast({ tone: 'success', text: text.program.saved })
    },
    onError,
  })
  return { program: data, save }
}
