import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { identityQueries } from './queries.ts'

/** The signed-in customer; undefined for a guest and until hydration. */
export function useCustomer() {
  const isSignedIn = useIsSignedIn()
  return useQuery({ ...identityQueries.customer(), enabled: isSignedIn === true })
}
