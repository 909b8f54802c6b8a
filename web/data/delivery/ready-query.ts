import type { Cart } from '@okolitsa/contracts/cart/cart.ts'

/** What the goods of a cart ask of the day and of the way, for calls that answer days. */
export const readyQueryOf = ({
  harvestReadyOn,
  productionSchedules,
  wayDays,
}: Pick<Cart, 'harvestReadyOn' | 'productionSchedules' | 'wayDays'>) => ({
  ...(harvestReadyOn && { harvestReadyOn }),
  ...(productionSchedules.length > 0 && { productionSchedules: [...productionSchedules] }),
  wayDays,
})
