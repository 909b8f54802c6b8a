import type { OfficeCustomer } from '@okolitsa/contracts/office-customers/office-customers.ts'
import type { BlockReason } from '@okolitsa/domain/office/customer-block.ts'
import type { PersonalField, RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { filtersOf, type ListQuery } from './list-query.ts'
import { officeApi } from './office-api.ts'

type ListAsked = Parameters<ReturnType<typeof officeApi>['customers']['listCustomers']>[0]
type CountAsked = Parameters<ReturnType<typeof officeApi>['customers']['countCustomers']>[0]

/** Interval at which a shown customer is read again, ms; a revealed field disappears with the first answer after its end. */
const FRESH_MS = 30_000

/** A page of the list of customers; the count comes later and delays nothing. */
export function useCustomers(query: ListQuery) {
  const filters = filtersOf(query)
  const asked = { ...filters, order: query.order, ...(query.after !== null && { after: query.after }) }
  const page = useQuery({
    queryKey: officeKeys.customersPage(asked),
    // the URL is parsed by the shape of the list
    queryFn: () => officeApi().customers.listCustomers({ query: asked } as ListAsked),
    placeholderData: keepPreviousData,
  })
  const count = useQuery({
    queryKey: officeKeys.customersCount(filters),
    queryFn: () => officeApi().customers.countCustomers({ query: filters } as CountAsked),
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

/** A customer: starts with the page's data and stays fresh while it is shown. */
export const useOfficeCustomer = (initial: OfficeCustomer): OfficeCustomer =>
  useQuery({
    queryKey: officeKeys.customer(initial.id),
    queryFn: () => officeApi().customers.getCustomer({ params: { id: initial.id } }),
    initialData: initial,
    refetchInterval: FRESH_MS,
  }).data

/** The first page of a customer's orders of all kinds. */
export const useOrdersOfCustomer = (id: number) =>
  useQuery({
    queryKey: officeKeys.customerOrders(id),
    queryFn: () => officeApi().orders.listOfficeOrders({ query: { customer: id } }),
  })

/** Customers that a search finds; an empty search asks nothing. */
export const useCustomersLike = (search: string) =>
  useQuery({
    queryKey: officeKeys.customersLike(search),
    queryFn: () => officeApi().customers.listCustomers({ query: { search } }),
    enabled: search !== '',
  })

/** Preview of what would move from another account to this one; null = no account is chosen. */
export const useMergePreview = (id: number, from: number | null) =>
  useQuery({
    queryKey: officeKeys.customerMerge(id, from ?? 0),
    queryFn: () => officeApi().customers.previewCustomerMerge({ params: { id }, query: { from: from ?? 0 } }),
    enabled: from !== null,
    staleTime: 0,
  })

/** Work on a customer; each answer replaces the shown customer. */
export function useCustomerWork(id: number) {
  const queryClient = useQueryClient()
  const params = { id }
  const shows = {
    onSuccess: (customer: OfficeCustomer) => {
      queryClient.setQueryData(officeKeys.customer(id), customer)
      void queryClient.invalidateQueries({ queryKey: officeKeys.customersPages })
    },
    meta: { showsOwnError: true },
  }
  const reveal = useMutation({
    mutationFn: (body: { field: PersonalField; reason: RevealReason }) =>
      officeApi().customers.revealCustomerField({ params, body }),
    ...shows,
  })
  const block = useMutation({
    mutationFn: (body: { reason: BlockReason; message: string; till: string | null }) =>
      officeApi().customers.blockCustomer({ params, body }),
    ...shows,
  })
  const unblock = useMutation({ mutationFn: () => officeApi().customers.unblockCustomer({ params }), ...shows })
  const endSessions = useMutation({
    mutationFn: () => officeApi().customers.endCustomerSessions({ params }),
    ...shows,
  })
  const merge = useMutation({
    mutationFn: (body: { from: number; reason: string }) => officeApi().customers.mergeCustomers({ params, body }),
    ...shows,
  })
  return { reveal, block, unblock, endSessions, merge }
}
