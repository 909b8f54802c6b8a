import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { type Awaited, useStockAlert } from '../../data/stock-alerts/use-stock-alert.ts'
import { BuyBar } from '../../ui/buy-bar.tsx'

/** The strip of a card of goods that cannot be had: asks to be told when they can. */
export default function StockAlertBar({
  product,
  isHere,
}: {
  product: Awaited
  /** Goods come to the place; else nobody brings them there yet. */
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
