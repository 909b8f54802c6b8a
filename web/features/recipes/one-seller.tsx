import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { Button } from '../../ui/button.tsx'
import css from './recipe-page.module.css'
import type { OneSellerOption } from './use-recipe-choice.ts'

/** Sellers that have all or nearly all products of a recipe, and the button that restores the proposed basket. */
export function OneSeller({
  options,
  onTake,
  onProposed,
}: {
  options: readonly OneSellerOption[]
  onTake: (organizationId: number) => void
  onProposed: (() => void) | null
}) {
  if (options.length === 0 && !onProposed) return null
  return (
    <div className={css.oneSeller}>
      {options.length > 0 && (
        <>
          <h3 className="h4">{text.basket.oneSeller}</h3>
          <ul>
            {options.map(({ organizationId, basket, lacking, isTaken }) => {
              const title = basket.parts[0]?.goods[0]?.product.farmer.title ?? ''
              return (
                <li key={organizationId}>
                  <button type="button" aria-pressed={isTaken} onClick={() => onTake(organizationId)}>
                    <span>
                      <b>
                        <span className="visually-hidden">{text.basket.takeFrom('')}</span>
                        {title}
                      </b>
                      <small>{text.basket.oneSellerSum(toRoubles(basket.delivery), toRoubles(basket.toMin))}</small>
                      {lacking.length > 0 && <small>{text.basket.without(lacking)}</small>}
                    </span>
                    <b>{formatPrice(toRoubles(basket.goods))}</b>
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
      {onProposed && (
        <Button look="secondary-gray" size="small" onClick={onProposed}>
          {text.basket.proposeAgain}
        </Button>
      )}
    </div>
  )
}
