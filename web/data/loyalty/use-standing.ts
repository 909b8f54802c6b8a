import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { loyaltyQueries } from './queries.ts'

/** The customer's level at a seller; undefined until it has come, null where there is none. Pages are everybody's. */
export const useStanding = (organizationId: number) =>
  useQuery(loyaltyQueries.standing(organizationId, useIsSignedIn())).data
