import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { subtractRoubles } from '@okolitsa/domain/money/roubles.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { sumItems } from '../../data/orders/sum-items.ts'
import { Card } from '../../ui/card.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import css from './order-screen.module.css'

const text = officeOrders.money
type Money = NonNullable<OfficeOrder['money']>

const rows = (...items: readonly (readonly [title: string, sum: number])[]) =>
  items.filter(([, sum]) => sum !== 0).map(([title, sum]) => ({ title, value: formatPrice(sum) }))

/** Sums of the customer, and their division in the ledger. */
export function OrderMoney({ found: { order, money, costs } }: { found: OfficeOrder }) {
  return (
    <Card as="section" className="stack g3">
      <h2 className={css.heading}>{text.title}</h2>
      <div className={css.sides}>
        <div>
          <h3>{text.customer}</h3>
          <SumList items={sumItems(order)} />
          {money && (
            <SumList
              items={rows(
                [text.received, money.received],
                [text.bonuses, money.bonusesSpent],
                [text.marketDiscount, money.marketDiscount],
                [text.taken, money.takenBySeller],
                [text.granted, money.bonusesGranted],
                [text.returned, money.marketRefunds],
              )}
            />
          )}
        </div>
        <div>{money ? <Shares money={money} /> : <p className="muted">{text.none}</p>}</div>
      </div>
      {costs.length > 0 && (
        <div>
          <h3>{text.costs}</h3>
          <SumList
            items={costs.map(({ cause, bearer, amount }) => ({
              title: text.costOf(text.causes[cause], bearer),
              value: formatPrice(amount),
            }))}
          />
        </div>
      )}
    </Card>
  )
}

function Shares({ money }: { money: Money }) {
  if (money.seller === 0 && money.commission === 0) return <p className="muted">{text.notSettled}</p>
  const owed = subtractRoubles(money.seller, money.takenBySeller)
  return (
    <>
      <h3>{text.seller}</h3>
      <SumList
        items={[
          ...rows(
            [text.share, money.seller],
            [text.taken, money.takenBySeller],
            [text.compensation, money.compensation],
          ),
          {
            title: owed < 0 ? text.fromSeller : text.toSeller,
            value: formatPrice(Math.abs(owed)),
            kind: 'total' as const,
          },
        ]}
      />
      <h3>{text.market}</h3>
      <SumList
        items={rows(
          [text.commission, money.commission],
          [text.tax, money.commissionTax],
          [text.carrier, money.carrier],
          [text.marketRefunds, -money.marketRefunds],
        )}
      />
    </>
  )
}
