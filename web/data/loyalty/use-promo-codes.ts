import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { loyaltyQueries } from './queries.ts'

/** Promo codes of a seller usable by this customer today, personal ones first. */
export const usePromoCodes = (organizationId: number) =>
  useQuery(loyaltyQueries.promoCodes(organizationId, useIsSignedIn()))
