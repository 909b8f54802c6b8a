import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { identityQueries } from './queries.ts'

/** The saved addresses of whoever is here; none of a guest and until they have come. */
export function useSavedAddresses() {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({ ...identityQueries.addresses(), enabled: isSignedIn === true })
  return data?.items ?? []
}
