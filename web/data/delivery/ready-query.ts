import type { Cart } from '@okolitsa/contracts/cart/cart.ts'

/** What the goods of a cart ask of the day, for calls that answer days. */
export const readyQueryOf = ({
  harvestReadyOn,
  productionSchedules,
}: Pick<Cart, 'harvestReadyOn' | 'productionSchedules'>) => ({
  ...(harvestReadyOn && { harvestReadyOn }),
  ...(productionSchedules.length > 0 && { productionSchedules: [...productionSchedules] }),
})
