import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { type Awaited, useStockAlert } from '../../data/stock-alerts/use-stock-alert.ts'
import { Button } from '../../ui/button.tsx'

export function RemoveStockAlert({ product }: { product: Awaited }) {
  const { isPending, remove } = useStockAlert(product)
  return (
    <Button
      look="secondary-gray"
      size="small"
      busy={isPending}
      aria-label={text.remove(product.title)}
      onClick={remove}
    >
      {text.removeShort}
    </Button>
  )
}
