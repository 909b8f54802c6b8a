import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { type Awaited, useStockAlert } from '../../data/stock-alerts/use-stock-alert.ts'
import { BuyBar } from '../../ui/buy-bar.tsx'

/** The strip of an unavailable product's card: subscribes to its availability. */
export default function StockAlertBar({
  product,
  isHere,
}: {
  product: Awaited
  /** True = the product is delivered to the place; false = delivery to the place is awaited. */
  isHere: boolean
}) {
  const { isAsked, toggle } = useStockAlert(product, isHere)
  return (
    <BuyBar
      state="sold-out"
      text={isAsked ? text.asked : text.ask}
      label={product.title}
      isAsked={isAsked}
      onNotify={toggle}
    />
  )
}
