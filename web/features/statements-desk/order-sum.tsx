import type { OrderSum as Sum } from '@okolitsa/contracts/statements/statements.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import { MONEY_PATH } from '../../data/statements/desk/statement-query.ts'
import { useOrderSum } from '../../data/statements/desk/use-order-sum.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { SumList } from '../../ui/sum-list.tsx'

const text = statements.sums

function noteOf({ kind, about, bearer }: Sum['lines'][number], { percent, feeTax }: Sum): string {
  if (kind === 'fee') return text.feeOf(percent, about, feeTax)
  if (kind === 'carrierDelivery') return text.about(about, text.ofCarrier)
  if (about !== 0 && bearer) return text.about(about, text.bearers[bearer])
  return bearer === 'seller' ? text.ownCost : ''
}

/** Lines and total of the seller's sum of an order, and what it waits for. */
export function OrderSumLines({ sum }: { sum: Sum }) {
  const reference = useDayReference()
  const waits = sum.waiting
  return (
    <>
      <SumList
        items={[
          ...sum.lines.map((line) => {
            const note = noteOf(line, sum)
            return {
              title: (
                <>
                  {text.lines[line.kind]}
                  {note && <small className="muted"> {note}</small>}
                </>
              ),
              value: formatPrice(line.effect),
            }
          }),
          { title: text.total, value: formatPrice(sum.total), kind: 'total' as const },
        ]}
      />
      <p className="sm muted">
        {sum.isExpected
          ? text.expected
          : waits
            ? text.waiting(statements.reasons[waits.reason], statements.until(waits.until, reference))
            : text[sum.total > 0 ? 'payable' : sum.total < 0 ? 'debt' : 'nothing']}
      </p>
    </>
  )
}

/** Why the seller gets this sum for an order. */
export function OrderSum({ orderId }: { orderId: number }) {
  const { data: sum, isError } = useOrderSum(orderId)
  return (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.title}</h2>
      {isError && !sum && <p className="muted">{statements.failed}</p>}
      {sum && (
        <>
          <OrderSumLines sum={sum} />
          <p className="sm">
            <a className="link" href={MONEY_PATH}>
              {text.toMoney}
            </a>
          </p>
        </>
      )}
    </Card>
  )
}
