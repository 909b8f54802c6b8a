import type { BulkMove } from '@okolitsa/domain/sellers/seller-state.ts'
import type { AskedSuspension } from '@okolitsa/domain/sellers/suspension.ts'
import type { AskedTermination } from '@okolitsa/domain/sellers/termination.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { filtersOf, type ListQuery } from './list-query.ts'
import { officeApi } from './office-api.ts'
import { officeSellerQuery } from './queries.ts'

type ListAsked = Parameters<ReturnType<typeof officeApi>['sellers']['listOfficeSellers']>[0]
type CountAsked = Parameters<ReturnType<typeof officeApi>['sellers']['countOfficeSellers']>[0]

/** A page of the list of sellers; the count comes later and delays nothing. */
export function useSellers(query: ListQuery) {
  const filters = filtersOf(query)
  const asked = { ...filters, order: query.order, ...(query.after !== null && { after: query.after }) }
  const page = useQuery({
    queryKey: officeKeys.sellersPage(asked),
    // the URL is parsed by the shape of the list
    queryFn: () => officeApi().sellers.listOfficeSellers({ query: asked } as ListAsked),
    placeholderData: keepPreviousData,
  })
  const count = useQuery({
    queryKey: officeKeys.sellersCount(filters),
    queryFn: () => officeApi().sellers.countOfficeSellers({ query: filters } as CountAsked),
    enabled: page.isSuccess,
    placeholderData: keepPreviousData,
  })
  return {
    rows: page.data?.items,
    next: page.data?.next ?? null,
    isFailed: page.isError && !page.data,
    retry: () => void page.refetch(),
    count: count.data?.count ?? null,
  }
}

export const useSeller = (id: number) => useQuery(officeSellerQuery(id))

/** Staff of a seller. */
export const useSellerStaff = (id: number) =>
  useQuery({
    queryKey: officeKeys.sellerStaff(id),
    queryFn: async () => (await officeApi().sellers.listSellerStaff({ params: { id } })).items,
  })

/** Effect of a move on sellers. */
export const useMovePreview = (ids: readonly number[], move: BulkMove) =>
  useQuery({
    queryKey: officeKeys.sellerMoves(move, ids),
    queryFn: async () => (await officeApi().sellers.previewSellerMoves({ body: { ids: [...ids], move } })).items,
    gcTime: 0,
  })

/** Suspends or restores sellers; returns the outcome of each. */
export function useMoveSellers(ids: readonly number[]) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: officeKeys.sellers })
  const suspend = useMutation({
    mutationFn: async (asked: AskedSuspension) =>
      (await officeApi().sellers.suspendSellers({ body: { ids: [...ids], ...asked } })).outcomes,
    onSettled: refresh,
    meta: { showsOwnError: true },
  })
  const restore = useMutation({
    mutationFn: async () => (await officeApi().sellers.restoreSellers({ body: { ids: [...ids] } })).outcomes,
    onSettled: refresh,
    meta: { showsOwnError: true },
  })
  return { suspend, restore }
}

/** Effects of the end of a contract with a seller. */
export const useTerminationEffect = (id: number) =>
  useQuery({
    queryKey: officeKeys.terminationEffect(id),
    queryFn: () => officeApi().sellers.previewTermination({ params: { id } }),
    gcTime: 0,
  })

/** Proposes the end of the contract with a seller. */
export function useProposeTermination(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AskedTermination) => officeApi().sellers.proposeTermination({ params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: officeKeys.sellers }),
        queryClient.invalidateQueries({ queryKey: officeKeys.queues }),
      ]),
    meta: { showsOwnError: true },
  })
}

/** Adds an internal note. */
export function useNoteSeller(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => officeApi().sellers.noteSeller({ params: { id }, body: { text } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: officeKeys.seller(id) }),
    meta: { showsOwnError: true },
  })
}
