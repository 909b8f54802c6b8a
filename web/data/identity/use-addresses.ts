import type { Address } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { type DoorDraft, doorTyped } from '@okolitsa/domain/geo/door.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { visitor } from '../visitor/visitor.ts'
import { identityKeys } from './keys.ts'
import { identityQueries } from './queries.ts'

const text = identity.addresses
interface Addresses {
  items: Address[]
}

/** The list after a removal: the newest remaining address becomes the main one, as on the server. */
function withoutAddress(items: readonly Address[], id: number): Address[] {
  const rest = items.filter((address) => address.id !== id)
  if (rest.length === 0 || rest.some((address) => address.isMain)) return rest
  const newest = Math.max(...rest.map((address) => address.id))
  return rest.map((address) => ({ ...address, isMain: address.id === newest }))
}

const withMain = (items: readonly Address[], id: number): Address[] =>
  items.map((address) => ({ ...address, isMain: address.id === id }))

/** Applies the change immediately and reverts it on failure. */
const optimistic = (queryClient: QueryClient, change: (items: readonly Address[], id: number) => Address[]) => ({
  onMutate: async (id: number) => {
    await queryClient.cancelQueries({ queryKey: identityKeys.addresses })
    const before = queryClient.getQueryData<Addresses>(identityKeys.addresses)
    queryClient.setQueryData<Addresses>(identityKeys.addresses, (list) => list && { items: change(list.items, id) })
    return { before }
  },
  onSettled: () => {
    visitor.followHome()
    return queryClient.invalidateQueries({ queryKey: identityKeys.addresses })
  },
})

export function useAddresses(initial: readonly Address[]) {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...identityQueries.addresses(), initialData: { items: [...initial] } })
  const restore = (context: { before: Addresses | undefined } | undefined) => {
    if (context?.before) queryClient.setQueryData(identityKeys.addresses, context.before)
  }
  const remove = useMutation({
    mutationFn: (id: number) => shopApi().identity.deleteAddress({ params: { id } }),
    ...optimistic(queryClient, withoutAddress),
    onSuccess: () => showToast({ tone: 'success', text: text.removed }),
    onError: (_error, _id, context) => {
      restore(context)
      showToast({ tone: 'error', text: text.removeFailed })
    },
  })
  const makeMain = useMutation({
    mutationFn: (id: number) => shopApi().identity.changeAddress({ params: { id }, body: { isMain: true } }),
    ...optimistic(queryClient, withMain),
    onError: (_error, _id, context) => {
      restore(context)
      showToast({ tone: 'error', text: text.failed })
    },
  })
  return { items: data.items, remove, makeMain }
}

/** Door details and label of an address; empty = not given. */
export type DoorForm = DoorDraft & { readonly label: string }

export function useSaveAddress(onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({
      id,
      place,
      door,
      isMain,
    }: {
      /** Id of the address; null = a new address. */
      id: number | null
      place: Location
      door: DoorForm
      isMain: boolean
    }) => {
      const orNull = (typed: string) => typed.trim() || null
      const body = {
        ...place,
        label: orNull(door.label),
        ...doorTyped(door),
        // an address stays the main one until another one replaces it
        ...(isMain && { isMain }),
      }
      const { identity: calls } = shopApi()
      return id === null ? calls.addAddress({ body }) : calls.changeAddress({ params: { id }, body })
    },
    onSuccess: async () => {
      visitor.followHome()
      await queryClient.invalidateQueries({ queryKey: identityKeys.addresses })
      onSaved()
    },
    onError: (error) => {
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
    },
  })
}
