import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { identityQueries } from './queries.ts'

/** Saved addresses of the customer; empty for a guest and until they are loaded. */
export function useSavedAddresses() {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({ ...identityQueries.addresses(), enabled: isSignedIn === true })
  return data?.items ?? []
}
