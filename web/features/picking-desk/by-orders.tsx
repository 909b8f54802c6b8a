import type { Picking, PickingOrder, PickingProduct } from '@okolitsa/contracts/picking/picking.ts'
import { isGathered, isPicked, type Mark, marksOfAll } from '@okolitsa/domain/picking/picking-sums.ts'
import { formatAmount, formatOrderNumber, formatSlot } from '@okolitsa/strings/ru/format.ts'
import { picking as text } from '@okolitsa/strings/ru/picking.ts'
import { type ReactNode, useState } from 'react'
import { resizedThumb } from '../../data/products/desk/picking-thumb.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckCheckIcon, CheckIcon, ChevronDownIcon, ScaleIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { CheckBox } from './check-box.tsx'
import css from './picking.module.css'
import { ShortLine } from './short-line.tsx'

type Line = PickingOrder['lines'][number]
interface Gathering {
  readonly packagesOf: (order: PickingOrder) => ReactNode
  readonly onMark: (marks: readonly Mark[]) => void
  readonly onWeigh: (wanted: { order: PickingOrder; line: Line }) => void
}

const isToWeigh = (line: Line) => line.isWeight && !line.isWeighed

/** Picking by order: the lines of one parcel, then the next parcel. */
export function ByOrders({ picking, packagesOf, onMark, onWeigh }: Gathering & { picking: Picking }) {
  const { orders } = picking
  const products = new Map(picking.products.map((product) => [product.id, product]))
  const [openId, setOpenId] = useState<number | null>(() => orders.find((order) => !isGathered(order))?.id ?? null)
  const open = orders.find(({ id }) => id === openId)
  /** The next order that is not picked, wrapping around. */
  const nextAfter = (order: PickingOrder) => {
    const at = orders.indexOf(order)
    return [...orders.slice(at + 1), ...orders.slice(0, at)].find((other) => !isGathered(other))
  }
  const next = open && nextAfter(open)
  const finish = (order: PickingOrder) => {
    onMark(marksOfAll(order.lines))
    const toWeigh = order.lines.find(isToWeigh)
    if (toWeigh) onWeigh({ order, line: toWeigh })
    else if (!order.lines.some(({ isShort }) => isShort)) setOpenId(next?.id ?? null)
  }
  return (
    <>
      <div className={css.orders} data-rows="">
        {orders.map((order) => (
          <Parcel
            key={order.id}
            order={order}
            products={products}
            isOpen={order.id === openId}
            onToggle={() => setOpenId(order.id === openId ? null : order.id)}
            packagesOf={packagesOf}
            onMark={onMark}
            onWeigh={onWeigh}
          />
        ))}
      </div>
      {open && (
        <div className={css.bar}>
          <Button block size="xlarge" icon={CheckCheckIcon} onClick={() => finish(open)}>
            {text.allNext}
          </Button>
          <small>{next ? text.next(next.recipientName, formatOrderNumber(next.id)) : text.last}</small>
        </div>
      )}
    </>
  )
}

function Parcel({
  order,
  products,
  isOpen,
  onToggle,
  packagesOf,
  onMark,
  onWeigh,
}: {
  order: PickingOrder
  products: ReadonlyMap<number, PickingProduct>
  isOpen: boolean
  onToggle: () => void
} & Gathering) {
  const isDone = isGathered(order)
  return (
    <article className={classNames(css.card, isDone && css.done, isOpen && css.chosen)}>
      <h2>
        <button type="button" className={css.head} aria-expanded={isOpen} onClick={onToggle}>
          <span>
            <b>
              {formatOrderNumber(order.id)} · {order.recipientName}
            </b>
            <small>{[order.where, formatSlot(order.deliveryWindow)].filter(Boolean).join(' · ')}</small>
          </span>
          {order.awaitsAnswer && <Badge color="plum">{text.awaitsAnswer}</Badge>}
          {isDone ? <CheckIcon size={26} /> : <ChevronDownIcon size={26} />}
        </button>
      </h2>
      {isOpen && (
        <>
          {order.comment && <p className={css.comment}>{text.comment(order.comment)}</p>}
          <ul>
            {order.lines.map((line) => {
              const product = products.get(line.productId)
              return (
                product && (
                  <ParcelLine
                    key={line.id}
                    order={order}
                    line={line}
                    product={product}
                    onMark={onMark}
                    onWeigh={onWeigh}
                  />
                )
              )
            })}
          </ul>
          {packagesOf(order)}
          <a className="link sm" href={`/cabinet/orders/${order.id}`}>
            {text.open(formatOrderNumber(order.id))}
          </a>
        </>
      )}
    </article>
  )
}

function ParcelLine({
  order,
  line,
  product,
  onMark,
  onWeigh,
}: { order: PickingOrder; line: Line; product: PickingProduct } & Omit<Gathering, 'packagesOf'>) {
  const words = (amount: number) => formatAmount(amount, line.isWeight ? product.unit : 'шт')
  const amount = line.isWeighed
    ? words(line.picked)
    : line.picked > 0 && line.picked < line.need
      ? text.progress(line.picked, line.need)
      : words(line.need)
  return (
    <li>
      <div className={css.person}>
        <Thumb size={56} hue={product.hue} picture={resizedThumb(product)} />
        <div>
          <b>{product.title}</b>
          <small>{[amount, line.replaces !== null && text.instead].filter(Boolean).join(' · ')}</small>
        </div>
        {isToWeigh(line) ? (
          <Button
            look="secondary"
            icon={ScaleIcon}
            aria-label={text.forOrder(`${text.weigh}: ${product.title}`, formatOrderNumber(order.id))}
            onClick={() => onWeigh({ order, line })}
          >
            {text.weigh}
          </Button>
        ) : (
          <CheckBox
            row={`line-${line.id}`}
            label={product.title}
            checked={isPicked(line)}
            onCheck={(isAll) =>
              !line.isWeight && onMark([{ lineId: line.id, amount: isAll ? line.need : 0, isShort: false }])
            }
            onTotal={(total) =>
              !line.isWeight && onMark([{ lineId: line.id, amount: Math.min(total, line.need), isShort: false }])
            }
          />
        )}
      </div>
      {line.isShort && <ShortLine order={order} line={line} product={product} onMark={onMark} />}
      {!line.isWeight && !line.isShort && !isPicked(line) && (
        <Button
          look="secondary-gray"
          size="medium"
          aria-label={text.forOrder(`${text.short.say}: ${product.title}`, formatOrderNumber(order.id))}
          onClick={() => onMark([{ lineId: line.id, amount: line.picked, isShort: true }])}
        >
          {text.short.say}
        </Button>
      )}
    </li>
  )
}
