import { useQuery } from '@tanstack/react-query'
import { loyaltyQueries } from './queries.ts'

/** The bonus account of the customer; undefined while loading. */
export const useBonuses = () => useQuery(loyaltyQueries.bonuses()).data
