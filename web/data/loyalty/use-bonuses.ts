import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { loyaltyKeys } from './keys.ts'

/** The bonus account of the customer; undefined until it has come. */
export const useBonuses = () =>
  useQuery({
    queryKey: loyaltyKeys.bonuses,
    queryFn: () => shopApi().loyalty.listBonuses({ query: { perPage: 1 } }),
  }).data
