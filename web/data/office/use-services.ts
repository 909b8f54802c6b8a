import type { OutsideServiceState } from '@okolitsa/contracts/outside-services/outside-services.endpoints.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { servicesQuery } from './queries.ts'

export interface ServiceOrder {
  readonly phone?: string
  readonly email?: string
  readonly trial?: true
}

/** Outside services with their last checks. */
export const useServices = () => useQuery(servicesQuery())

/** Checks one service; its state in the list is replaced by the answer. */
export function useCheckService(name: OutsideServiceState['name']) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: ServiceOrder) => officeApi().services.checkOutsideService({ params: { name }, body }),
    onSuccess: (checked) =>
      queryClient.setQueryData(officeKeys.services, (known: readonly OutsideServiceState[] | undefined) =>
        known?.map((one) => (one.name === name ? checked : one)),
      ),
  })
}
