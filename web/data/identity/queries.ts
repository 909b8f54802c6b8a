import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { identityKeys } from './keys.ts'

export const identityQueries = {
  customer: () =>
    queryOptions({
      queryKey: identityKeys.customer,
      queryFn: () => shopApi().identity.user(),
      staleTime: 5 * 60_000,
    }),
  addresses: () => queryOptions({ queryKey: identityKeys.addresses, queryFn: () => shopApi().identity.addresses() }),
  consents: () => queryOptions({ queryKey: identityKeys.consents, queryFn: () => shopApi().identity.consents() }),
  personalData: () =>
    queryOptions({ queryKey: identityKeys.personalData, queryFn: () => shopApi().personalData.personalData() }),
  sessions: () =>
    queryOptions({ queryKey: identityKeys.sessions, queryFn: () => shopApi().identity.sessions(), staleTime: 0 }),
}
