import { MAX_LINE_QUANTITY } from '@okolitsa/domain/cart/cart-line.ts'
import { timesRoubles } from '@okolitsa/domain/money/roubles.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import css from './edit-row.module.css'
import { LineThumb, lineAmount, type OrderLine } from './order-lines.tsx'

const text = orderChanges.edit

/** A line of the order, or a product to add; ordered by sale steps. */
export type Editable = Pick<OrderLine, 'title' | 'imageUrl' | 'hue' | 'unit' | 'isWeight' | 'measure' | 'finalPrice'>

/** A line with its stepper; at zero it shows that it is removed and can be restored. */
export function EditRow({
  line,
  quantity,
  note,
  onQuantity,
  onPutBack,
}: {
  line: Editable
  /** Quantity in sale steps; 0 = removed. */
  quantity: number
  /** Text next to the sum. */
  note?: string | undefined
  onQuantity: (quantity: number) => void
  onPutBack: () => void
}) {
  const isRemoved = quantity === 0
  const sum = formatPrice(timesRoubles(line.finalPrice, quantity))
  return (
    <li className={css.line} data-removed={isRemoved || undefined}>
      <LineThumb line={line} faded={isRemoved} />
      <div className={css.name}>
        <b>{bindNumbers(line.title)}</b>
        <small>{isRemoved ? text.removed : [sum, note].filter(Boolean).join(' · ')}</small>
      </div>
      {isRemoved ? (
        <Button look="secondary" size="medium" aria-label={text.putBackOf(line.title)} onClick={onPutBack}>
          {text.putBack}
        </Button>
      ) : (
        <QuantityStepper
          text={lineAmount(line, line.isWeight ? quantity * line.measure : quantity)}
          labels={{
            group: text.group(line.title),
            decrease: text.decrease(line.title),
            increase: text.increase(line.title),
            remove: text.remove(line.title),
          }}
          isLast={quantity === 1}
          noMoreText={quantity >= MAX_LINE_QUANTITY ? text.most(MAX_LINE_QUANTITY) : undefined}
          onDecrease={() => onQuantity(quantity - 1)}
          onIncrease={() => onQuantity(quantity + 1)}
          className={css.stepper}
        />
      )}
    </li>
  )
}
