import type { User } from '@okolitsa/contracts/identity/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'

export const USER_KEY = ['user'] as const

/** The signed-in customer; nothing for a guest and until the page has come alive. */
export function useUser() {
  const isSignedIn = useIsSignedIn()
  return useQuery<User>({
    queryKey: USER_KEY,
    queryFn: () => shopApi().identity.user(),
    enabled: isSignedIn === true,
    staleTime: 5 * 60_000,
  })
}
