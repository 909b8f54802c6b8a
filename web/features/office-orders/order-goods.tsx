import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { formatAmount, formatPrice, formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { Card } from '../../ui/card.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './order-screen.module.css'

const text = officeOrders.goods
type Line = OfficeOrder['order']['lines'][number]

/** Lines with what was ordered and what came of it. */
export function OrderGoods({ order }: { order: OfficeOrder['order'] }) {
  return (
    <Card as="section" padded={false}>
      <h2 className={css.title}>{text.title}</h2>
      <table className={css.goods}>
        <thead>
          <tr>
            <th scope="col">{text.columns.title}</th>
            <th scope="col">{text.columns.ordered}</th>
            <th scope="col">{text.columns.picked}</th>
            <th scope="col">{text.columns.price}</th>
            <th scope="col">{text.columns.sum}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const amountOf = (line: Line, amount: number): string =>
  line.isWeight ? formatAmount(amount, line.unit) : formatAmount(amount, orders.piece)

function Row({ line }: { line: Line }) {
  const isGone = line.actualSum === 0 && line.pickedAmount !== null
  const notes = [
    formatSaleSize(line.measure, line.unit, line.isWeight),
    line.replaces !== null && text.replaced,
    line.isRefused && text.refused,
    line.spoiltPercent > 0 && text.spoilt(line.spoiltPercent),
    ...line.options.map(({ title }) => title),
  ]
  return (
    <tr className={isGone ? css.gone : undefined}>
      <td>
        <span className={css.thing}>
          <Thumb picture={{ src: line.imageUrl, alt: '' }} hue={line.hue} size={46} faded={isGone} />
          <span>
            <b>{line.title}</b>
            <small>{notes.filter(Boolean).join(' · ')}</small>
          </span>
        </span>
      </td>
      <td data-label={text.columns.ordered}>{amountOf(line, line.orderedAmount)}</td>
      <td data-label={text.columns.picked}>
        {line.pickedAmount === null ? (
          <span className="muted">{text.notPicked}</span>
        ) : (
          amountOf(line, line.pickedAmount)
        )}
      </td>
      <td data-label={text.columns.price}>{formatPrice(line.finalPrice)}</td>
      <td data-label={text.columns.sum}>
        <b>{formatPrice(line.actualSum)}</b>
      </td>
    </tr>
  )
}
