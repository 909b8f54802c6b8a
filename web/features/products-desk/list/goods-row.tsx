import type { GoodsItem } from '@okolitsa/contracts/products/goods.ts'
import { enteredPrice, steppedPrice } from '@okolitsa/domain/goods/kilogram-price.ts'
import { kopecksOf, roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { goodsDecisions as decisions } from '@okolitsa/strings/ru/goods-decisions.ts'
import { productsDesk as text } from '@okolitsa/strings/ru/products-desk.ts'
import { productFormPath } from '../../../data/products/desk/goods-query.ts'
import { resizedThumb } from '../../../data/products/desk/picking-thumb.ts'
import type { GoodsChange } from '../../../data/products/desk/use-goods.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import {
  ArchiveIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CirclePauseIcon,
  ClockIcon,
  TriangleAlertIcon,
} from '../../../ui/icons.ts'
import { Thumb } from '../../../ui/thumb.tsx'
import { countingOf } from './amounts.ts'
import css from './goods.module.css'
import { GoodsField } from './goods-field.tsx'

/** Maximum amount of low stock, sale steps. */
const FEW = 5

const MARKS = {
  onSale: { color: 'green', icon: CircleCheckIcon },
  soldOut: { color: 'red', icon: CircleAlertIcon },
  checking: { color: 'blue', icon: ClockIcon },
  returned: { color: 'orange', icon: TriangleAlertIcon },
  stopped: { color: 'gray', icon: CirclePauseIcon },
  archived: { color: 'gray', icon: ArchiveIcon },
} as const

/** Colour of the stock field. */
function toneOf({ onHand, promised, isWeight, measure, isLow }: GoodsItem): 'few' | 'none' | undefined {
  if (onHand === null) return undefined
  const steps = Math.floor((onHand - promised) / (isWeight ? measure : 1))
  return steps < 1 ? 'none' : isLow || steps < FEW ? 'few' : undefined
}

export function GoodsRow({
  item,
  isChosen,
  onChoose,
  onChange,
}: {
  item: GoodsItem
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onChange: (change: GoodsChange) => void
}) {
  const { id, title, unit, measure, isWeight, state, check } = item
  const counting = countingOf(item)
  const size = formatSaleSize(measure, unit, false)
  const step = { price: kopecksOf(item.price), measure }
  const per = text.perUnit(isWeight ? unit : null)
  const sold = text.sold(item.sold, counting.unit)
  return (
    <li className={classNames(css.item, isChosen && css.chosen)}>
      <Checkbox checked={isChosen} onChange={(event) => onChoose(event.target.checked)} className={css.choice}>
        <span className="visually-hidden">{text.select(title)}</span>
      </Checkbox>
      <div className={css.product}>
        <Thumb size={56} hue={item.hue} picture={resizedThumb(item)} />
        <span>
          <a href={productFormPath(id)} className={css.title}>
            {title}
          </a>
          <small>{isWeight ? text.byWeight(size) : size}</small>
        </span>
      </div>
      <div className={css.state}>
        <Badge size="large" {...MARKS[state]}>
          {text.stateOf[state]}
        </Badge>
        {check && state !== 'checking' && (
          <Badge size="large" color={check.state === 'waiting' ? 'blue' : 'orange'}>
            {check.state === 'waiting'
              ? decisions.waiting
              : check.reason
                ? decisions.reasons[check.reason].title
                : decisions.returned}
          </Badge>
        )}
        {item.isLow && state === 'onSale' && (
          <Badge size="large" color="orange" icon={TriangleAlertIcon}>
            {text.low}
          </Badge>
        )}
      </div>
      <GoodsField
        column="price"
        label={text.priceOf(title, per)}
        after={per}
        value={enteredPrice(step, isWeight)}
        per={100}
        least={1}
        wrong={text.wrongPrice}
        onSave={(kopecks) => onChange({ id, price: roublesOf(steppedPrice(kopecks, measure, isWeight, step)) })}
      />
      <div className={css.amount}>
        <GoodsField
          column="amount"
          label={text.amountOf(title, counting.label)}
          before={text.has}
          after={counting.label}
          value={item.onHand}
          per={counting.per}
          least={0}
          wrong={text.wrongAmount}
          tone={toneOf(item)}
          placeholder={text.endless}
          onSave={(onHand) => onChange({ id, onHand })}
        />
        {item.promised > 0 && <small>{text.promised(item.promised, counting.unit)}</small>}
      </div>
      <p className={css.sold}>
        <span aria-hidden="true">{sold}</span>
        <span className="visually-hidden">{text.soldInWeek(sold)}</span>
      </p>
    </li>
  )
}
