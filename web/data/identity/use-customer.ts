import type { User } from '@okolitsa/contracts/identity/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { identityKeys } from './keys.ts'

/** The signed-in customer; nothing for a guest and until the page has come alive. */
export function useCustomer() {
  const isSignedIn = useIsSignedIn()
  return useQuery<User>({
    queryKey: identityKeys.customer,
    queryFn: () => shopApi().identity.user(),
    enabled: isSignedIn === true,
    staleTime: 5 * 60_000,
  })
}
