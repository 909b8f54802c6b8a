import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { type Awaited, useStockAlert } from '../../data/stock-alerts/use-stock-alert.ts'
import { Button } from '../../ui/button.tsx'
import { BellIcon, CheckIcon } from '../../ui/icons.ts'

export default function StockAlertButton({
  product,
  isHere,
}: {
  product: Awaited
  /** True = the product is delivered to the place; false = delivery to the place is awaited. */
  isHere: boolean
}) {
  const { isAsked, isPending, toggle } = useStockAlert(product, isHere)
  const words = isHere ? { asked: text.askedLong, ask: text.askLong } : { asked: text.askedHere, ask: text.askHere }
  return (
    <Button
      look={isAsked ? 'secondary-gray' : 'primary'}
      icon={isAsked ? CheckIcon : BellIcon}
      block
      aria-pressed={isAsked}
      busy={isPending}
      onClick={toggle}
    >
      {isAsked ? words.asked : words.ask}
    </Button>
  )
}
