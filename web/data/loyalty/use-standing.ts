import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { loyaltyQueries } from './queries.ts'

/** The customer's level at a seller; undefined while loading, null for none. Not server-rendered: pages are shared. */
export const useStanding = (organizationId: number) =>
  useQuery(loyaltyQueries.standing(organizationId, useIsSignedIn())).data
