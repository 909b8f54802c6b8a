import type { PersonalDataDesk } from '@okolitsa/contracts/office-customers/personal-data-desk.ts'
import type { DataRequestKind, DataRequestMove } from '@okolitsa/domain/office/data-requests.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { endWork } from './use-taken.ts'

/** Requests about personal data: starts with the page's data. */
export const usePersonalDataDesk = (initial: PersonalDataDesk): PersonalDataDesk =>
  useQuery({
    queryKey: officeKeys.personalData,
    queryFn: () => officeApi().customers.getPersonalData(),
    initialData: initial,
  }).data

/** Changes of requests; each answer replaces the shown desk. */
export function useDataRequests() {
  const queryClient = useQueryClient()
  const shows = {
    onSuccess: (desk: PersonalDataDesk) => queryClient.setQueryData(officeKeys.personalData, desk),
    meta: { showsOwnError: true },
  }
  const enter = useMutation({
    mutationFn: (body: { customerId: number; kind: DataRequestKind; text: string; receivedOn: string }) =>
      officeApi().customers.enterDataRequest({ body }),
    ...shows,
  })
  const move = useMutation({
    mutationFn: ({ id, move: to, result }: { id: number; move: DataRequestMove; result: string }) => {
      const { prepareDataRequest, approveDataRequest, cancelDataRequest } = officeApi().customers
      const params = { id }
      if (to === 'cancel') return cancelDataRequest({ params, body: { result } })
      const body = result === '' ? {} : { result }
      return to === 'prepare' ? prepareDataRequest({ params, body }) : approveDataRequest({ params, body })
    },
    ...shows,
    onSuccess: (desk, { id }) => {
      shows.onSuccess(desk)
      endWork(queryClient, 'dataRequests', id)
    },
  })
  return { enter, move }
}
