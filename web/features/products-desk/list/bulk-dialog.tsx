import { enteredPrice, steppedPrice } from '@okolitsa/domain/goods/kilogram-price.ts'
import { priceByPercent, unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { kopecksOf, roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { productsDesk } from '@okolitsa/strings/ru/products-desk.ts'
import { type SyntheticEvent, useState } from 'react'
import type { GoodsChange } from '../../../data/products/desk/use-goods.ts'
import { Button } from '../../../ui/button.tsx'
import Modal from '../../../ui/modal.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { countingOf } from './amounts.ts'
import type { Bulk } from './bulk.ts'
import css from './goods.module.css'

type Way = 'raise' | 'lower' | 'set'
const text = productsDesk.bulk
const WAYS = (['raise', 'lower', 'set'] as const).map((value) => ({ value, title: text.ways[value] }))
const MAX_PERCENT = 90

/**
 * New price of a sale step, roubles. @param next changes the displayed price (per kilogram or litre for weighed goods),
 * kopecks
 */
const priceWith = (
  { price, measure, isWeight }: Bulk['items'][number],
  next: (displayed: number) => number,
): number => {
  const step = { price: kopecksOf(price), measure }
  return roublesOf(steppedPrice(next(enteredPrice(step, isWeight)), measure, isWeight, step))
}

/** Converts the typed number into a change of each product; null = the text is not a valid number. */
function changesOf(items: Bulk['items'], what: 'price' | 'amount', way: Way, typed: string): GoodsChange[] | null {
  if (what === 'amount') {
    const amounts = items.map((item) => unitsTyped(typed, countingOf(item).per))
    return amounts.includes(null) ? null : items.map(({ id }, index) => ({ id, onHand: amounts[index] ?? 0 }))
  }
  if (way === 'set') {
    const kopecks = unitsTyped(typed, 100)
    return kopecks ? items.map((item) => ({ id: item.id, price: priceWith(item, () => kopecks) })) : null
  }
  const percent = unitsTyped(typed, 1)
  if (!percent || percent > MAX_PERCENT) return null
  const by = way === 'raise' ? percent : -percent
  return items.map((item) => ({
    id: item.id,
    price: priceWith(item, (displayed) => kopecksOf(priceByPercent(roublesOf(displayed), by))),
  }))
}

/** Example of the change for one product: the price before and after. */
function exampleOf({ title, price, measure, unit, isWeight }: Bulk['items'][number], next: number): string {
  const displayed = (roubles: number) => roublesOf(enteredPrice({ price: kopecksOf(roubles), measure }, isWeight))
  return productsDesk.far.of(title, displayed(price), displayed(next), isWeight ? unit : null)
}

export default function BulkDialog({
  items,
  isSaving,
  what,
  onChange,
  onClose,
}: Bulk & { what: 'price' | 'amount'; onClose: () => void }) {
  const [way, setWay] = useState<Way>('raise')
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const changes = changesOf(items, what, way, typed)
  const isPercent = what === 'price' && way !== 'set'
  const [first] = items
  const next = changes?.[0]?.price
  const wrong = what === 'amount' ? productsDesk.wrongAmount : isPercent ? text.wrongPercent : productsDesk.wrongPrice
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (changes) onChange(changes, onClose)
  }
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      closeLabel={text.close}
      title={what === 'price' ? text.priceTitle(items.length) : text.amountTitle(items.length)}
    >
      <form onSubmit={save} className={css.form} noValidate>
        {what === 'price' && <Segmented label={text.how} value={way} items={WAYS} onValueChange={setWay} />}
        <TextField
          label={what === 'amount' ? text.newAmount : isPercent ? text.percent : text.newPrice}
          hint={what === 'amount' ? text.newAmountHint : isPercent ? text.percentHint : text.newPriceHint}
          error={isAsked && !changes ? wrong : undefined}
          inputMode={isPercent ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoFocus
        />
        {first && next !== undefined && <p className="muted">{exampleOf(first, next)}</p>}
        <Button type="submit" block size="xlarge" busy={isSaving}>
          {text.save}
        </Button>
      </form>
    </Modal>
  )
}
