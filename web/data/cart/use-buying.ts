import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { timesRoubles } from '@okolitsa/domain/money/roubles.ts'
import { buying as text } from '@okolitsa/strings/ru/buying.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { recordEvent } from '../analytics/record-event.ts'
import { useChosenWay } from './chosen-way.ts'
import { noMore, takenText } from './no-more.ts'
import { useQuantity, wantQuantity } from './use-carts.ts'

type Buyable = Pick<
  ProductCard,
  'id' | 'title' | 'priceInfo' | 'measure' | 'unit' | 'isWeight' | 'maxSaleQuantity' | 'availability' | 'farmer'
>

/** Accessible names of a stepper's parts. */
export const stepperLabels = (title: string) => ({
  group: text.group(title),
  decrease: text.decrease(title),
  increase: text.increase(title),
  remove: text.remove(title),
})

export function useBuying(product: Buyable) {
  const queryClient = useQueryClient()
  const quantity = useQuantity(product.id)
  const chosenWay = useChosenWay(product.farmer.id)
  const want = (next: number) => {
    const { id, title, priceInfo, farmer } = product
    if (quantity === 0) recordEvent({ kind: 'add-to-cart', product: { id, title, price: priceInfo.finalPrice } })
    wantQuantity(queryClient, {
      productId: id,
      organizationId: farmer.id,
      quantity: next,
      ...(chosenWay && { chosenWay }),
    })
  }
  return {
    quantity,
    /** Requests a quantity. */
    want,
    stepper: {
      text: takenText(product, quantity),
      note: formatPrice(timesRoubles(product.priceInfo.finalPrice, quantity)),
      labels: stepperLabels(product.title),
      isLast: quantity === 1,
      ...noMore(product, quantity, product.availability.available, product.maxSaleQuantity),
      onDecrease: () => want(Math.max(0, quantity - 1)),
      onIncrease: () => want(quantity + 1),
    },
  }
}
