import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { useStockAlert } from '../../data/stock-alerts/use-stock-alert.ts'
import { BuyBar } from '../../ui/buy-bar.tsx'

/** The strip of a card of goods that are gone: asks to be told of their return. */
export default function StockAlertBar({ product }: { product: { readonly id: number; readonly title: string } }) {
  const { isAsked, toggle } = useStockAlert(product.id)
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
