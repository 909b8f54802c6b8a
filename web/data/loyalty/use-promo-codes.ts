import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { loyaltyQueries } from './queries.ts'

/** Codes of a seller this customer may use today: for a customer the personal ones first. */
export const usePromoCodes = (organizationId: number) =>
  useQuery(loyaltyQueries.promoCodes(organizationId, useIsSignedIn()))
