import { officeOrderList } from '@okolitsa/strings/ru/office-order-list.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { filtersOf, type ListQuery } from '../list-query.ts'
import { officeApi } from '../office-api.ts'
import { officeOrdersKeys } from './keys.ts'

type ListAsked = Parameters<ReturnType<typeof officeApi>['orders']['listOfficeOrders']>[0]

/** A page of the list of orders; orders are too many to count. */
export function useOrderList(query: ListQuery) {
  const asked = { ...filtersOf(query), order: query.order, ...(query.after !== null && { after: query.after }) }
  const page = useQuery({
    queryKey: officeOrdersKeys.list(asked),
    // the URL is parsed by the shape of the list
    queryFn: () => officeApi().orders.listOfficeOrders({ query: asked } as unknown as ListAsked),
    placeholderData: keepPreviousData,
  })
  const next = page.data?.next ?? null
  return {
    rows: page.data?.items,
    next: next === null ? null : String(next),
    isFailed: page.isError && !page.data,
    retry: () => void page.refetch(),
    count: null,
    sellerTitle: page.data?.sellerTitle ?? null,
    /** People to whom orders may be assigned; null = the person assigns none. */
    team: page.data?.team ?? null,
  }
}

/** Names the person who looks after several orders; null = nobody. */
export function useAssignOrders() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { ids: number[]; memberId: number | null }) => officeApi().orders.assignOrders({ body }),
    onSuccess: ({ changed }) => {
      showToast({ tone: 'success', text: officeOrderList.assign.saved(changed.length) })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, officeOrderList.assign.failed) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: officeOrdersKeys.lists }),
    meta: { showsOwnError: true },
  })
}
