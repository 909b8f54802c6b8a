import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { formatAmount, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import type { ReactNode } from 'react'
import { dishPath } from '../../data/restaurants/addresses.ts'
import { optionsText } from '../../data/restaurants/options-text.ts'
import { OpenLink } from '../../platform/navigation/open-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './order-lines.module.css'

export type OrderLine = OrderAnswer['lines'][number]
const THUMB_SIZE = 56

export function LineThumb({ line, faded }: { line: Pick<OrderLine, 'imageUrl' | 'hue'>; faded?: boolean }) {
  const src = resizedImageUrl(line.imageUrl, { width: THUMB_SIZE * 2, height: THUMB_SIZE * 2 })
  return <Thumb size={THUMB_SIZE} hue={line.hue} faded={faded} picture={{ src, alt: '' }} />
}

/** Formatted amount: grams of weighed products, pieces of others. */
export const lineAmount = (line: Pick<OrderLine, 'unit' | 'isWeight'>, amount: number): string =>
  formatAmount(amount, line.isWeight ? line.unit : text.piece)

/** Whether the line is free of charge: it ran out, was replaced, or was refused on delivery. */
export const isGone = ({ pickedAmount }: OrderLine): boolean => pickedAmount === 0

/** Differences between the ordered and the picked amount, and the outcome of the line. */
function notesOf(line: OrderLine, lines: readonly OrderLine[]): string[] {
  const { orderedAmount, pickedAmount } = line
  const titleOf = (id: number | null) => lines.find((other) => other.id === id)?.title
  const [instead, original] = [titleOf(line.replacedBy), titleOf(line.replaces)]
  const ordered = lineAmount(line, orderedAmount)
  const amounts =
    pickedAmount === null || pickedAmount === orderedAmount
      ? ordered
      : isGone(line)
        ? `${text.orderedAmount(ordered)} · ${line.isRefused ? text.notTaken : text.notBrought}`
        : `${text.orderedAmount(ordered)} · ${text.picked(lineAmount(line, pickedAmount))}`
  return [
    amounts,
    ...(instead ? [text.replacedBy(instead)] : []),
    ...(original ? [text.replaces(original)] : []),
    ...(line.missingAmount > 0 ? [text.missing(lineAmount(line, line.missingAmount))] : []),
    ...(line.spoiltPercent > 0 ? [text.spoilt(line.spoiltPercent)] : []),
  ]
}

/**
 * Sum of a line: a maximum before weighing, the final sum afterwards, struck through when the line is not delivered.
 */
function LineSum({ line, isAwaited }: { line: OrderLine; isAwaited: boolean }) {
  if (isGone(line)) {
    return (
      <s>
        <span className="visually-hidden">{text.cancelledSum} </span>
        {formatPrice(line.orderedSum)}
      </s>
    )
  }
  if (isAwaited && line.isWeight && line.pickedAmount === null) return <b>{text.notMore(line.orderedSum)}</b>
  return <b>{formatPrice(line.actualSum)}</b>
}

function LineRow({ line, order }: { line: OrderLine; order: OrderAnswer }) {
  const isUnderWay = order.status === 'formed' || order.status === 'booked'
  return (
    <li className={css.line} data-gone={isGone(line) || undefined}>
      <LineThumb line={line} faded={isGone(line)} />
      <div className="grow">
        <OpenLink href={order.dinner ? dishPath(line.slug) : `/category/${line.categoryUrlKey}/${line.slug}`}>
          {bindNumbers(line.title)}
        </OpenLink>
        {line.options.length > 0 && <small>{optionsText(line.options)}</small>}
        {notesOf(line, order.lines).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </div>
      <LineSum line={line} isAwaited={isUnderWay} />
    </li>
  )
}

/** Lines of an order with outcomes; actions come as `children`. */
export function OrderLines({ order, children }: { order: OrderAnswer; children?: ReactNode }) {
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.lines}</h2>
      <ul>
        {order.lines.map((line) => (
          <LineRow key={line.id} line={line} order={order} />
        ))}
      </ul>
      {children}
    </Card>
  )
}
