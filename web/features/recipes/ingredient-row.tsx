import { formatPrice, formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { useId, useState } from 'react'
import { productPath } from '../../data/catalog/addresses.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import type { Chosen } from '../../data/recipes/use-collect-cart.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RefreshCwIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import css from './ingredient-row.module.css'
import { type IngredientChoice, priceOf } from './use-recipe-choice.ts'

const PICTURE_PX = 96

const sizeOf = ({ product, quantity }: Chosen): string =>
  text.bought(formatSaleSize(product.measure, product.unit, product.isWeight), quantity)

/** An ingredient: chosen product, «at home» mark, replacements. */
export function IngredientRow({
  choice: { ingredient, amount, isAtHome, chosen, substitutes },
  isKnown,
  onAtHome,
  onPick,
}: {
  choice: IngredientChoice
  /** Whether the products on sale have loaded. */
  isKnown: boolean
  onAtHome: (isThere: boolean) => void
  onPick: (productId: number) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const { title, unit, isPantry } = ingredient
  if (isPantry)
    return (
      <li className={css.pantry}>
        <span>
          {title} <b>{text.amount(amount, unit)}</b>
        </span>
        <small>{text.pantry}</small>
      </li>
    )
  return (
    <li className={css.row} data-at-home={isAtHome ? '' : undefined}>
      <Thumb
        picture={chosen && pictureOf(chosen.product.smallImageUrl, '', { width: PICTURE_PX, height: PICTURE_PX })}
        hue={chosen?.product.hue ?? 90}
        size={72}
        faded={isAtHome}
      />
      <div className={css.name}>
        {chosen ? <a href={productPath(chosen.product)}>{chosen.product.title}</a> : <b>{title}</b>}{' '}
        <b className={css.amount}>{text.amount(amount, unit)}</b>
        <small>
          {chosen
            ? `${chosen.product.farmer.title} · ${sizeOf(chosen)}`
            : isKnown && (substitutes.length > 0 ? text.basket.notChosen : text.nobodyHere)}
        </small>
      </div>
      <div className={css.tools}>
        <Checkbox
          checked={isAtHome}
          onChange={(event) => onAtHome(event.currentTarget.checked)}
          aria-label={text.atHomeOf(title)}
        >
          {text.atHome}
        </Checkbox>
        {substitutes.length > 0 && (
          <Button
            look="secondary-gray"
            size="small"
            icon={RefreshCwIcon}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={chosen ? text.replaceOf(title) : text.basket.chooseOf(title)}
            onClick={() => setOpen(!isOpen)}
          >
            {chosen ? text.replace : text.basket.choose}
          </Button>
        )}
      </div>
      {chosen && (
        <div className={css.price}>
          {isAtHome ? <s>{formatPrice(priceOf(chosen))}</s> : formatPrice(priceOf(chosen))}
        </div>
      )}
      {isOpen && substitutes.length > 0 && (
        <div id={listId} className={css.substitutes}>
          <small>{text.fits}</small>
          {substitutes.map((one) => (
            <button
              key={one.product.id}
              type="button"
              onClick={() => {
                onPick(one.product.id)
                setOpen(false)
              }}
            >
              <Thumb
                picture={pictureOf(one.product.smallImageUrl, '', { width: PICTURE_PX, height: PICTURE_PX })}
                hue={one.product.hue}
                size={46}
              />
              <span>
                <b>{one.product.title}</b>
                <small>{`${one.product.farmer.title} · ${sizeOf(one)}`}</small>
              </span>
              <b>{formatPrice(priceOf(one))}</b>
            </button>
          ))}
        </div>
      )}
    </li>
  )
}
