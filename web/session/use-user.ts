import type { User } from '@okolitsa/contracts/identity/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from './use-visitor.ts'
import { visitor } from './visitor.ts'

export const USER_KEY = ['user'] as const

/** The signed-in customer; nothing for a guest and until the page has come alive. */
export function useUser() {
  const isSignedIn = useIsSignedIn()
  return useQuery<User>({
    queryKey: USER_KEY,
    queryFn: () => visitor.state().api.identity.user(),
    enabled: isSignedIn === true,
    staleTime: 5 * 60_000,
  })
}
