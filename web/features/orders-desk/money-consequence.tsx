import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import type { useChangePreview } from '../../data/orders/desk/use-staff-orders.ts'
import { Notification } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { SumList } from '../../ui/sum-list.tsx'

const words = text.money
type Counting = ReturnType<typeof useChangePreview>

/** Payment states that require a refund: unpaid cash and a bank hold are only reduced. */
const PAID: ReadonlySet<PaymentStatus> = new Set(['paid', 'partiallyPaid', 'partiallyReturned'])

/** Effect of a change on the payment, before its confirmation. */
export function MoneyConsequence({ order, preview, refusal, isCounting }: Counting & { order: CabinetOrder['order'] }) {
  return (
    <div aria-live="polite" className="stack">
      {refusal && <Notification tone="warning" title={refusal} />}
      {isCounting && !preview && <p className="sm muted">{words.counting}</p>}
      {preview && <Counted preview={preview} less={lessWords(order)} />}
    </div>
  )
}

/** Text of the refund method: by the bank, by the seller, or as a smaller sum to pay. */
function lessWords({ paymentMethod, paymentStatus }: CabinetOrder['order']): string {
  if (!PAID.has(paymentStatus)) return words.less
  return isOnlinePayment(paymentMethod) ? words.refund : words.byHand
}

function Counted({ preview, less }: { preview: NonNullable<Counting['preview']>; less: string }) {
  const { totalBefore, totalAfter, refund, surcharge, returnedBonuses, needsCustomer } = preview
  const line = (title: string, sum: number) => (sum > 0 ? [{ title, value: formatPrice(sum) }] : [])
  return (
    <>
      <Card look="flat" className="stack">
        {totalBefore === totalAfter ? (
          <p>{words.same(totalAfter)}</p>
        ) : (
          <SumList
            items={[
              { title: words.total, value: text.sumChanged(totalBefore, totalAfter) },
              ...line(less, refund),
              ...line(words.surcharge, surcharge),
              ...line(words.bonuses, returnedBonuses),
            ]}
          />
        )}
      </Card>
      {needsCustomer && <Notification tone="info">{words.needsCustomer}</Notification>}
    </>
  )
}
