import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { inbox as text } from '@okolitsa/strings/ru/inbox.ts'
import { ORDERS_PATH } from '../../data/orders/desk/list-query.ts'
import { useStaffOrder } from '../../data/orders/desk/use-staff-orders.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ClaimCard } from './claim-card.tsx'
import { RepayDebts } from './repay-debt.tsx'

/** Claims of one order with their decisions. */
export function ClaimsOfOrder({ initial, mayPay }: { initial: CabinetOrder; mayPay: boolean }) {
  const { order, claims } = useStaffOrder(initial)
  return (
    <>
      <Card as="section" className="stack g3">
        <h2 className="h3">{order.recipient?.name ?? text.customer}</h2>
        <div>
          <Button look="secondary" size="medium" href={`${ORDERS_PATH}/${order.id}`}>
            {text.toOrder(order.id)}
          </Button>
        </div>
      </Card>
      <RepayDebts order={order} mayPay={mayPay} />
      {claims.length === 0 && <Card>{text.noClaims}</Card>}
      {claims.map((claim) => (
        <ClaimCard key={claim.id} order={order} claim={claim} />
      ))}
    </>
  )
}
