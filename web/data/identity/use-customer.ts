import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { identityQueries } from './queries.ts'

/** The signed-in customer; nothing for a guest and until the page has come alive. */
export function useCustomer() {
  const isSignedIn = useIsSignedIn()
  return useQuery({ ...identityQueries.customer(), enabled: isSignedIn === true })
}
