import type { StockItem } from '@okolitsa/contracts/stock/stock-desk.ts'
import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { MAX_ON_HAND } from '@okolitsa/domain/stock/stock-moves.ts'
import { stockDesk as text } from '@okolitsa/strings/ru/stock-desk.ts'
import { useId, useState } from 'react'
import { resizedThumb } from '../../data/products/desk/picking-thumb.ts'
import { countingOf } from '../../data/stock/desk/counting.ts'
import { historyPath } from '../../data/stock/desk/stock-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BellIcon, MinusIcon, PlusIcon, TriangleAlertIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import css from './stock.module.css'

/** Step of plus and minus for weighed products, grams. */
const WEIGHED_STEP = 100

/** Stock of a product, with arrivals and write-offs. `draft` is the unsaved amount. */
export function StockRow({
  item,
  draft,
  onDraft,
  onMove,
}: {
  item: StockItem
  draft: number | undefined
  onDraft: (amount: number | undefined) => void
  onMove: (kind: 'arrival' | 'writeOff' | 'threshold') => void
}) {
  const { title, onHand, promised, waiting } = item
  const { unit } = countingOf(item)
  const isChanged = draft !== undefined && draft !== onHand
  const isWrong = draft !== undefined && draft < promised
  const isOut = onHand !== null && onHand - promised < (item.isWeight ? item.measure : 1)
  return (
    <li className={classNames(css.item, isChanged && css.changed, isWrong && css.wrong)}>
      <div className={css.product}>
        <Thumb size={56} hue={item.hue} picture={resizedThumb(item)} faded={isOut} />
        <span>
          <a href={historyPath(item.id)}>
            <b>{title}</b>
          </a>
          <small>
            {promised > 0 ? text.promised(promised, unit) : text.nothingPromised}
            {waiting > 0 && `, ${text.waiting(waiting)}`}
            {!item.isOnSale && `, ${text.stopped}`}
          </small>
          {item.isLow && (
            <Badge color="orange" icon={TriangleAlertIcon}>
              {text.low}
            </Badge>
          )}
        </span>
      </div>
      {onHand === null && draft === undefined ? (
        <div className={css.uncounted}>
          <small>{text.uncounted}</small>
          <Button look="secondary-gray" size="large" onClick={() => onDraft(promised)}>
            {text.beginCount}
          </Button>
        </div>
      ) : (
        <>
          <Amount item={item} value={draft ?? onHand ?? 0} isChanged={isChanged} onChange={onDraft} />
          {isWrong && (
            <small role="alert" className={css.mistake}>
              {text.tooFew(promised, unit)}
            </small>
          )}
          <div className={css.acts}>
            <Act words={text.arrival} title={title} isOff={onHand === null} onPress={() => onMove('arrival')} />
            <Act
              words={text.writeOff}
              title={title}
              isOff={onHand === null || onHand <= promised}
              onPress={() => onMove('writeOff')}
            />
            <Act
              words={text.gone}
              title={title}
              isOff={(draft ?? onHand) === promised}
              onPress={() => onDraft(promised)}
            />
          </div>
          <button type="button" className={css.threshold} onClick={() => onMove('threshold')}>
            <BellIcon size={18} />
            {item.lowBelow === null ? text.threshold.open : text.threshold.set(item.lowBelow, unit)}
          </button>
        </>
      )}
    </li>
  )
}

function Act({ words, title, isOff, onPress }: { words: string; title: string; isOff: boolean; onPress: () => void }) {
  return (
    <Button look="secondary-gray" aria-label={text.ofProduct(words, title)} disabled={isOff} onClick={onPress}>
      {words}
    </Button>
  )
}

/** A stepper with a typed number. */
function Amount({
  item,
  value,
  isChanged,
  onChange,
}: {
  item: StockItem
  value: number
  isChanged: boolean
  onChange: (amount: number | undefined) => void
}) {
  const { per, label, unit } = countingOf(item)
  const id = useId()
  /** Typed text that is not a valid number yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const step = per === 1 ? 1 : WEIGHED_STEP
  const put = (amount: number) => {
    setTyped(null)
    const kept = Math.min(Math.max(amount, 0), MAX_ON_HAND)
    onChange(kept === item.onHand ? undefined : kept)
  }
  const type = (next: string) => {
    setTyped(next)
    const units = unitsTyped(next, per)
    if (units !== null && units <= MAX_ON_HAND) onChange(units === item.onHand ? undefined : units)
  }
  const isWrong = typed !== null && typed.trim() !== '' && unitsTyped(typed, per) === null
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex strip in every browser */}
      <div role="group" aria-label={text.howMuch(item.title, label)} className={css.stepper}>
        <button type="button" aria-label={text.less(item.title)} onClick={() => put(value - step)}>
          <MinusIcon size={20} />
        </button>
        <label className={css.amount}>
          <span>
            <input
              inputMode={per === 1 ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={12}
              aria-label={text.howMuch(item.title, label)}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? id : undefined}
              value={typed ?? text.number(value / per)}
              style={{ width: `${Math.max(1, (typed ?? text.number(value / per)).length)}ch` }}
              onChange={(event) => type(event.target.value)}
              onFocus={(event) => event.target.select()}
              onBlur={() => setTyped(null)}
              onKeyDown={(event) => event.key === 'Escape' && put(item.onHand ?? 0)}
            />{' '}
            {label}
          </span>
          {isChanged && item.onHand !== null && <small>{text.was(item.onHand, unit)}</small>}
        </label>
        <button type="button" aria-label={text.more(item.title)} onClick={() => put(value + step)}>
          <PlusIcon size={20} />
        </button>
      </div>
      {isWrong && (
        <small id={id} role="alert" className={css.mistake}>
          {text.wrongNumber}
        </small>
      )}
    </>
  )
}
