import type { Picking, PickingOrder, PickingProduct } from '@okolitsa/contracts/picking/picking.ts'
import {
  isPicked,
  type Mark,
  markOfOneLess,
  markOfOneMore,
  marksOfAll,
  marksOfShort,
  marksOfTotal,
} from '@okolitsa/domain/picking/picking-sums.ts'
import { formatAmount, formatOrderNumber, formatSaleSize, formatSlot } from '@okolitsa/strings/ru/format.ts'
import { picking as text } from '@okolitsa/strings/ru/picking.ts'
import { type CSSProperties, useState } from 'react'
import { resizedThumb } from '../../data/products/desk/picking-thumb.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckCheckIcon, MinusIcon, PlusIcon, ScaleIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { CheckBox } from './check-box.tsx'
import css from './picking.module.css'
import { ShortLine } from './short-line.tsx'

type Line = PickingOrder['lines'][number]
/** A line with its order. */
interface Wanted {
  readonly order: PickingOrder
  readonly line: Line
}
interface Gathering {
  readonly picking: Picking
  readonly onMark: (marks: readonly Mark[]) => void
  readonly onWeigh: (line: Wanted) => void
}

/** Picking by product: the total amount, and the amount of each order. */
export function ByProducts({ picking, onMark, onWeigh }: Gathering) {
  const rows = picking.products
    .map((product) => ({ product, wanted: wantedOf(picking, product.id) }))
    .filter(({ wanted }) => wanted.length > 0)
  const firstOpen = rows.find(({ wanted }) => !wanted.every(({ line }) => isPicked(line))) ?? rows[0]
  const [chosenId, setChosenId] = useState(firstOpen?.product.id ?? null)
  return (
    <div className={css.products} style={{ '--rows': rows.length } as CSSProperties} data-rows="">
      {rows.map(({ product, wanted }) => (
        <Product
          key={product.id}
          product={product}
          wanted={wanted}
          isChosen={product.id === chosenId}
          onChoose={() => setChosenId(product.id === chosenId ? null : product.id)}
          onMark={onMark}
          onWeigh={onWeigh}
        />
      ))}
    </div>
  )
}

const wantedOf = ({ orders }: Picking, productId: number): Wanted[] =>
  orders.flatMap((order) => order.lines.filter((line) => line.productId === productId).map((line) => ({ order, line })))

function amountsOf({ isWeight, unit, measure }: PickingProduct, wanted: readonly Wanted[]) {
  const sum = (amount: (line: Line) => number) => wanted.reduce((total, { line }) => total + amount(line), 0)
  const words = (amount: number) => formatAmount(amount, isWeight ? unit : 'шт')
  const [need, picked] = [sum((line) => line.need), sum((line) => line.picked)]
  const done = wanted.filter(({ line }) => isPicked(line)).length
  return {
    done,
    picked: words(picked),
    note: isWeight ? text.weighed(done, wanted.length) : text.need(words(need)),
    about: isWeight ? text.need(words(need)) : formatSaleSize(measure, unit, false),
  }
}

function Product({
  product,
  wanted,
  isChosen,
  onChoose,
  onMark,
  onWeigh,
}: {
  product: PickingProduct
  wanted: readonly Wanted[]
  isChosen: boolean
  onChoose: () => void
} & Pick<Gathering, 'onMark' | 'onWeigh'>) {
  const lines = wanted.map(({ line }) => line)
  const isDone = lines.every(isPicked)
  const short = wanted.filter(({ line }) => line.isShort)
  const { title, isWeight } = product
  const { picked, note, about } = amountsOf(product, wanted)
  const orders = text.orders(new Set(wanted.map(({ order }) => order.id)).size)
  const markOne = (mark: Mark | null) => mark && onMark([mark])
  const nextToWeigh = wanted.find(({ line }) => line.isWeight && !line.isWeighed)
  return (
    <>
      <article className={classNames(css.card, isDone && css.done, isChosen && css.chosen)}>
        <h2>
          <button type="button" className={css.head} aria-expanded={isChosen} onClick={onChoose}>
            <Thumb size={56} hue={product.hue} picture={resizedThumb(product)} />
            <span>
              <b>{title}</b>
              <small>{text.needWithSize(orders, about)}</small>
            </span>
          </button>
        </h2>
        <div className={css.row}>
          {isWeight ? (
            <p className={css.amount}>
              <b>{picked}</b>
              <small>{note}</small>
            </p>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid strip in every browser
            <div role="group" aria-label={text.steps.group(title)} className={css.stepper}>
              <button
                type="button"
                aria-label={text.steps.decrease(title)}
                onClick={() => markOne(markOfOneLess(lines))}
              >
                <MinusIcon size={26} />
              </button>
              <span aria-live="polite" aria-atomic="true">
                <b>{picked}</b>
                <small>{note}</small>
              </span>
              <button
                type="button"
                aria-label={text.steps.increase(title)}
                onClick={() => markOne(markOfOneMore(lines))}
              >
                <PlusIcon size={26} />
              </button>
            </div>
          )}
          {isWeight && nextToWeigh ? (
            <Button look="secondary" size="xlarge" icon={ScaleIcon} onClick={() => onWeigh(nextToWeigh)}>
              {text.weigh}
            </Button>
          ) : (
            <CheckBox
              row={`product-${product.id}`}
              label={text.check(title)}
              checked={isDone}
              onCheck={(isAll) => onMark(isAll ? marksOfAll(lines) : marksOfTotal(lines, 0))}
              onTotal={(total) => onMark(marksOfTotal(lines, total))}
            />
          )}
        </div>
        {short.map(({ order, line }) => (
          <ShortLine key={line.id} order={order} line={line} product={product} onMark={onMark} />
        ))}
      </article>
      {isChosen && <Whom product={product} wanted={wanted} onMark={onMark} onWeigh={onWeigh} />}
    </>
  )
}

/** Orders of a product: next to the list on a wide screen, under its card on a phone. */
function Whom({
  product,
  wanted,
  onMark,
  onWeigh,
}: { product: PickingProduct; wanted: readonly Wanted[] } & Pick<Gathering, 'onMark' | 'onWeigh'>) {
  const { title, isWeight, unit } = product
  const lines = wanted.map(({ line }) => line)
  const left = marksOfAll(lines)
  const { done } = amountsOf(product, wanted)
  return (
    <section className={css.whom} aria-label={text.forWhom(title)}>
      <div className={css.whomHead}>
        <h3>{text.forWhom(title)}</h3>
        <small>{text.spread(done, wanted.length)}</small>
      </div>
      <ul>
        {wanted.map(({ order, line }) => (
          <li key={line.id} className={css.person}>
            <div>
              <b>
                {formatOrderNumber(order.id)} · {order.recipientName}
              </b>
              <small>{[order.where, formatSlot(order.deliveryWindow)].filter(Boolean).join(', ')}</small>
              {line.replaces !== null && <small>{text.instead}</small>}
            </div>
            <em>{formatAmount(line.isWeighed ? line.picked : line.need, isWeight ? unit : 'шт')}</em>
            {isWeight && !line.isWeighed ? (
              <Button
                look="secondary"
                aria-label={text.forOrder(text.weigh, formatOrderNumber(order.id))}
                icon={ScaleIcon}
                onClick={() => onWeigh({ order, line })}
              >
                {text.weigh}
              </Button>
            ) : (
              <CheckBox
                row={`line-${line.id}`}
                label={text.forOrder(title, formatOrderNumber(order.id))}
                checked={isPicked(line)}
                onCheck={(isAll) =>
                  !isWeight && onMark([{ lineId: line.id, amount: isAll ? line.need : 0, isShort: false }])
                }
              />
            )}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <Button block size="xlarge" icon={CheckCheckIcon} onClick={() => onMark(left)}>
            {text.allOf(title)}
          </Button>
          <Button block look="secondary-gray" onClick={() => onMark(marksOfShort(lines))}>
            {text.short.say}
          </Button>
        </>
      )}
    </section>
  )
}
