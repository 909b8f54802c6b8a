import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { useStockAlert } from '../../data/stock-alerts/use-stock-alert.ts'
import { Button } from '../../ui/button.tsx'
import { BellIcon, CheckIcon } from '../../ui/icons.ts'

/** The button of a product's page while the product is gone: asks to be told of its return. */
export default function StockAlertButton({ productId }: { productId: number }) {
  const { isAsked, isPending, toggle } = useStockAlert(productId)
  return (
    <Button
      look={isAsked ? 'secondary-gray' : 'primary'}
      icon={isAsked ? CheckIcon : BellIcon}
      block
      aria-pressed={isAsked}
      busy={isPending}
      onClick={toggle}
    >
      {isAsked ? text.askedLong : text.askLong}
    </Button>
  )
}
