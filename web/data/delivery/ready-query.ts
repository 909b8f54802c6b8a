import type { Cart } from '@okolitsa/contracts/cart/cart.ts'

/** Parameters of a cart's products that delivery days depend on. */
export const readyQueryOf = ({
  harvestReadyOn,
  productionSchedules,
  wayDays,
}: Pick<Cart, 'harvestReadyOn' | 'productionSchedules' | 'wayDays'>) => ({
  ...(harvestReadyOn && { harvestReadyOn }),
  ...(productionSchedules.length > 0 && { productionSchedules: [...productionSchedules] }),
  wayDays,
})
