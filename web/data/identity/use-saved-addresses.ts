import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { identityKeys } from './keys.ts'

/** The saved addresses of whoever is here; none of a guest and until they have come. */
export function useSavedAddresses() {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({
    queryKey: identityKeys.addresses,
    queryFn: () => shopApi().identity.addresses(),
    enabled: isSignedIn === true,
  })
  return data?.items ?? []
}
