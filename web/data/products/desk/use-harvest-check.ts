import { useQuery } from '@tanstack/react-query'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { productsDeskKeys } from './keys.ts'

/**
 * Title and months of the harvest, if the day is outside of them; null = the day is inside, or the answer is not known
 * yet.
 */
export function useHarvestCheck(productId: number, readyOn: string) {
  const { data } = useQuery({
    queryKey: productsDeskKeys.harvest(productId, readyOn),
    queryFn: () => cabinetApi().goodsProduct.checkHarvest({ params: { id: productId }, query: { readyOn } }),
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(readyOn),
    meta: { showsOwnError: true },
  })
  return data?.outOfSeason ?? null
}
