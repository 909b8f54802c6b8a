import { productsDesk } from '@okolitsa/strings/ru/products-desk.ts'
import type { FarPrice } from '../../../data/products/desk/far-price.ts'
import ConfirmDialog from '../../../ui/confirm-dialog.tsx'

const text = productsDesk.far
/** Maximum number of named prices; only the number of the others is displayed. */
const MAX_NAMED = 3

/** Confirmation of prices that more than double or fall by more than half. */
export default function FarPriceDialog({
  prices,
  onConfirm,
  onClose,
}: {
  prices: readonly FarPrice[]
  onConfirm: () => void
  onClose: () => void
}) {
  const named = prices.slice(0, MAX_NAMED)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.title}
      text={
        <>
          {named.map(({ title, before, after, unit }) => (
            <p key={title}>{text.of(title, before, after, unit)}</p>
          ))}
          {prices.length > named.length && <p>{text.more(prices.length - named.length)}</p>}
        </>
      }
      confirmText={text.confirm}
      cancelText={text.cancel}
      confirmLook="primary"
      onConfirm={onConfirm}
    />
  )
}
