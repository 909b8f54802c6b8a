import type { DishCard } from '@okolitsa/contracts/restaurants/dish.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useDishCart } from '../../data/cart/use-dish-cart.ts'
import { DishTile } from '../../features/restaurants/dish-tile.tsx'
import { DishTools } from './dinner-tools.tsx'

const DishWindow = lazy(() => import('../../features/restaurants/dish-window.tsx'))

/** A dish outside its menu, with the controls to order it. */
export function DishToOrder({
  dish,
  restaurant,
  overline,
  headingLevel,
}: {
  dish: DishCard
  restaurant: { readonly timeZone: string; readonly isAvailableHere: boolean }
  /** Restaurant's name, in lists of several restaurants. */
  overline?: ReactNode
  headingLevel: 2 | 3
}) {
  const { cart, isBusy, add, setQuantity } = useDishCart(dish.organizationId)
  const [isOpen, setOpen] = useState(false)
  const own = cart?.products.filter(({ id }) => id === dish.id) ?? []
  return (
    <>
      <DishTile
        dish={dish}
        timeZone={restaurant.timeZone}
        inCart={own.reduce((sum, line) => sum + line.clientQuantityInCart, 0)}
        isOrderable={restaurant.isAvailableHere}
        isBusy={isBusy}
        corner={<DishTools dish={dish} look="picture" />}
        overline={overline}
        headingLevel={headingLevel}
        onChoose={() => {
          if (dish.hasOptions) setOpen(true)
          else void add({ productId: dish.id, quantity: 1, options: [] })
        }}
        onQuantity={(quantity) => setQuantity({ id: dish.id, optionsKey: '' }, quantity)}
      />
      {isOpen && (
        <Suspense>
          <DishWindow slug={dish.slug} title={dish.title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
