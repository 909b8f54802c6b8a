import { MILLILITRE, PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { steppedPrice } from '@okolitsa/domain/goods/kilogram-price.ts'
import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { kopecksOf, roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { productsDesk } from '@okolitsa/strings/ru/products-desk.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { Card } from '../../../ui/card.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './goods-form.module.css'
import { SeasonWarning } from './season-warning.tsx'
import type { SectionProps } from './section.ts'
import { specialError } from './special-error.ts'
import { SpecialPrices } from './special-prices.tsx'

const KINDS = (['counted', 'unlimited', 'harvest'] as const).map((value) => ({
  value,
  title: text.stock.kinds[value],
}))

export function PriceSection({ product, draft, isOpen, errorOf, onEdit }: SectionProps) {
  const { stock, measure } = draft
  const { unit, isWeight, promised } = product
  const words = draft.dish ? menusDesk.form : text
  const counted = isWeight ? (unit === MILLILITRE ? productsDesk.litre : productsDesk.kilogram) : productsDesk.piece
  const step = unitsTyped(measure, 1) || product.form.measure
  const portion = { price: kopecksOf(product.form.price), measure: product.form.measure }
  const kopecks = unitsTyped(draft.price, 100)
  const edit = (part: Partial<typeof stock>) => onEdit({ stock: { ...stock, ...part } })
  return (
    <Card as="section" className={css.section}>
      <h2 className="h3">{text.sections.price}</h2>
      <Switch
        checked={draft.isOnSale}
        note={isOpen === false ? words.onSaleLaterNote : words.onSaleNote}
        onChange={({ target }) => onEdit({ isOnSale: target.checked })}
      >
        {draft.dish ? menusDesk.form.onSale : text.onSale}
      </Switch>
      <div className={css.pair}>
        <TextField
          label={isWeight ? text.priceOfUnit(unit) : text.fields.price}
          hint={
            !isWeight
              ? text.perStep(step, unit)
              : kopecks
                ? text.portionPrice(roublesOf(steppedPrice(kopecks, step, true, portion)), step, unit)
                : undefined
          }
          error={errorOf('price')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={draft.price}
          onChange={({ target }) => onEdit({ price: target.value })}
          end={isWeight ? <span className={css.unit}>{text.perUnit(unit)}</span> : undefined}
        />
        <TextField
          label={text.fields.measure}
          error={errorOf('measure')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={measure}
          onChange={({ target }) => onEdit({ measure: target.value })}
          end={<span className={css.unit}>{unit}</span>}
        />
      </div>
      <p className="sm muted">{text.counted(unit, isWeight)}</p>
      <SpecialPrices
        specials={draft.specialPrices}
        priceLabel={isWeight ? text.specials.priceOfUnit(unit) : text.specials.price}
        error={specialError(draft, errorOf('specialPrices'))}
        onChange={(specialPrices) => onEdit({ specialPrices })}
      />
      <div className="stack g2">
        <p>{text.stock.how}</p>
        <Segmented
          label={text.stock.how}
          value={stock.kind}
          items={draft.dish ? KINDS.filter(({ value }) => value !== 'harvest') : KINDS}
          onValueChange={(kind) => edit({ kind })}
        />
      </div>
      {stock.kind === 'unlimited' ? (
        <p className="muted">{text.stock.unlimited}</p>
      ) : (
        <div className={css.pair}>
          <TextField
            label={text.stock.amount(counted)}
            hint={promised > 0 ? text.stock.promised(promised, isWeight ? unit : PIECE) : undefined}
            error={errorOf('stock')}
            inputMode={isWeight ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={12}
            value={stock.onHand}
            onChange={({ target }) => edit({ onHand: target.value })}
          />
          {stock.kind === 'harvest' && (
            <TextField
              label={text.stock.readyOn}
              hint={text.stock.harvest}
              type="date"
              value={stock.readyOn}
              onChange={({ target }) => edit({ readyOn: target.value })}
            />
          )}
        </div>
      )}
      {stock.kind === 'harvest' && <SeasonWarning productId={product.id} readyOn={stock.readyOn} />}
      <TextField
        label={text.fields.maxSaleQuantity}
        hint={text.hints.maxSaleQuantity}
        error={errorOf('maxSaleQuantity')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={draft.maxSaleQuantity}
        onChange={({ target }) => onEdit({ maxSaleQuantity: target.value })}
      />
    </Card>
  )
}
