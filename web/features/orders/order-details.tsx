import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { formatAmount, formatDeduction, formatPhone, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { paymentMethodTexts } from '@okolitsa/strings/ru/payments.ts'
import { useDayReference } from '../../app/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { deliveryWords, placeWords } from './delivery-words.ts'
import css from './orders.module.css'

type Line = OrderAnswer['lines'][number]
const THUMB_SIZE = 56

/** Weighed goods show what was picked; until then their sum is a ceiling, if they are still to be picked. */
function LineRow({ line, isAwaited }: { line: Line; isAwaited: boolean }) {
  const unit = line.isWeight ? line.unit : text.piece
  const sum = line.pickedSum ?? line.orderedSum
  return (
    <li className={css.line}>
      <Thumb
        size={THUMB_SIZE}
        hue={line.hue}
        picture={{ src: resizedImageUrl(line.imageUrl, { width: THUMB_SIZE * 2, height: THUMB_SIZE * 2 }), alt: '' }}
      />
      <div className="grow">
        <a href={`/category/${line.categoryUrlKey}/${line.slug}`}>{line.title}</a>
        <small>
          {formatAmount(line.orderedAmount, unit)}
          {line.pickedAmount !== null &&
            line.pickedAmount !== line.orderedAmount &&
            ` · ${text.picked(formatAmount(line.pickedAmount, unit))}`}
        </small>
      </div>
      <b>{isAwaited && line.isWeight && line.pickedSum === null ? text.notMore(sum) : formatPrice(sum)}</b>
    </li>
  )
}

/** What was ordered. */
export function OrderLines({ order }: { order: OrderAnswer }) {
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.lines}</h2>
      <ul>
        {order.lines.map((line) => (
          <LineRow key={line.productId} line={line} isAwaited={order.status !== 'canceled'} />
        ))}
      </ul>
    </Card>
  )
}

/** How the sum came about. */
export function OrderSums({ order }: { order: OrderAnswer }) {
  const { goods, specialDiscount, promoDiscount, bonuses, delivery, total } = order.sums
  const deduction = (title: string, sum: number) =>
    sum > 0 ? [{ title, value: formatDeduction(sum), kind: 'minus' as const }] : []
  const isCeiling = order.lines.some((line) => line.isWeight && line.pickedSum === null) && order.status !== 'canceled'
  return (
    <div className="stack g4">
      <SumList
        items={[
          { title: text.goods, value: formatPrice(goods) },
          ...deduction(text.special, specialDiscount),
          ...deduction(text.promo, promoDiscount),
          ...deduction(text.bonuses, bonuses),
          { title: text.delivery, value: delivery === 0 ? text.free : formatPrice(delivery) },
          { title: text.total, value: formatPrice(total), kind: 'total' },
        ]}
      />
      {isCeiling && (
        <p className="xs muted">{order.paymentMethod === 'cashondelivery' ? text.ceilingOnReceipt : text.ceiling}</p>
      )}
      {order.refunds.map((refund) => (
        <p key={refund.createdAt} className="sm">
          {text.refund(refund.amount, refund.status === 'done')}
        </p>
      ))}
      {order.receipts.map((receipt) => (
        <a key={receipt.url} className="link sm" href={receipt.url} target="_blank" rel="noopener">
          {text.receipt(receipt.kind, receipt.total)}
        </a>
      ))}
    </div>
  )
}

/** The seller's place, the carrier's point, or the shopper's door. */
function whereOf(order: OrderAnswer) {
  const { deliveryKind, tradePlace, carrierPoint } = order
  if (deliveryKind === 'pickup' && tradePlace) {
    return { term: text.point, value: `${tradePlace.title}, ${tradePlace.address}` }
  }
  if (!carrierPoint) return { term: text.where, value: placeWords(order) }
  const { kind, title, city, address, workTime, note } = carrierPoint
  return {
    term: text.carrierPoint[kind],
    value: [`${title}, ${city}, ${address}`, workTime, note].filter(Boolean).join('. '),
  }
}

/** Where, when and to whom. */
export function OrderFacts({ order }: { order: OrderAnswer }) {
  const { day, window } = deliveryWords(order, useDayReference())
  const { farmer, recipient } = order
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.details}</h2>
      <DescriptionList
        items={[
          { term: text.seller, value: <a href={`/farmers/${farmer.id}`}>{farmer.title}</a> },
          ...(farmer.phone
            ? [{ term: text.sellerPhone, value: <a href={`tel:${farmer.phone}`}>{formatPhone(farmer.phone)}</a> }]
            : []),
          whereOf(order),
          { term: text.when, value: `${day}, ${window}` },
          { term: text.who, value: `${recipient.name}, ${formatPhone(recipient.phone)}` },
          ...(order.comment ? [{ term: text.comment, value: order.comment }] : []),
          { term: text.payment, value: paymentMethodTexts[order.paymentMethod].title },
        ]}
      />
    </Card>
  )
}
