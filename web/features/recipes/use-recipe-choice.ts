import type { Recipe, RecipeProducts } from '@okolitsa/contracts/recipes/recipe.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { type Basket, basketOf } from '@okolitsa/domain/recipes/basket.ts'
import { chooseBasket, oneSellerBaskets } from '@okolitsa/domain/recipes/choose-basket.ts'
import { MAX_SINGLE_SELLERS } from '@okolitsa/domain/recipes/choose-goods.ts'
import { useEffect, useMemo, useState } from 'react'
import { useCarts } from '../../data/cart/use-carts.ts'
import { type OfferedGoods, offeredGoods, sumsInCarts } from '../../data/recipes/offered-goods.ts'
import { pantry } from '../../data/recipes/pantry.ts'

export interface IngredientChoice {
  readonly ingredient: Recipe['ingredients'][number]
  readonly amount: number
  readonly isAtHome: boolean
  /** Chosen product; null = no seller delivers it here, or the chosen seller does not sell it. */
  readonly chosen: OfferedGoods | null
  readonly substitutes: readonly OfferedGoods[]
}

/** A basket of a single seller that the customer may take instead. */
export interface OneSellerOption {
  readonly organizationId: number
  readonly basket: Basket<OfferedGoods>
  /** Titles of ingredients that this seller does not have. */
  readonly lacking: readonly string[]
  readonly isTaken: boolean
}

/** Chosen product by the position of its ingredient; null = not bought. */
type Picks = Readonly<Record<number, number | null>>
const NO_PICKS: Picks = {}

/**
 * Products to buy for a recipe: the best basket without ingredients that are at home, until the customer chooses other
 * products.
 */
export function useRecipeChoice(recipe: Recipe, portions: number, goods: RecipeProducts | undefined) {
  const [atHome, setAtHome] = useState<ReadonlySet<number>>(new Set())
  const [picked, setPicked] = useState(NO_PICKS)
  // local storage is unknown to the server render
  useEffect(() => {
    setAtHome(new Set(recipe.ingredients.filter(({ title }) => pantry.has(title)).map(({ position }) => position)))
    setPicked(NO_PICKS)
  }, [recipe])
  const { list } = useCarts()
  const inCartsNow = useMemo(() => sumsInCarts(list), [list])
  // collected products are in the carts: they are not added twice until the choice changes
  const choiceKey = JSON.stringify([portions, [...atHome], picked])
  const [settled, setSettled] = useState<{ readonly key: string; readonly inCarts: typeof inCartsNow } | null>(null)
  const inCarts = settled?.key === choiceKey ? settled.inCarts : inCartsNow

  const offers = useMemo(() => (goods ? offeredGoods(goods) : []), [goods])
  const { proposed, single } = useMemo(() => {
    const needed = offers.filter(({ position, isSubstitute }) => !isSubstitute && !atHome.has(position))
    return { proposed: chooseBasket(needed, inCarts), single: oneSellerBaskets(needed, MAX_SINGLE_SELLERS, inCarts) }
  }, [offers, atHome, inCarts])

  const chosenFor = (position: number): OfferedGoods | null => {
    const own = offers.filter((one) => one.position === position)
    const pick = picked[position]
    if (pick === null) return null
    return (
      own.find(({ productId }) => productId === pick) ??
      proposed.find((one) => one.position === position) ??
      own.find(({ isSubstitute }) => !isSubstitute) ??
      null
    )
  }
  const choices = recipe.ingredients.map((ingredient): IngredientChoice => {
    const { position } = ingredient
    const chosen = chosenFor(position)
    return {
      ingredient,
      amount: (ingredient.amount * portions) / recipe.portions,
      isAtHome: atHome.has(position),
      chosen,
      substitutes: offers.filter((one) => one.position === position && one !== chosen),
    }
  })
  const bought = choices.flatMap(({ chosen, isAtHome }) => (chosen && !isAtHome ? [chosen] : []))
  const basket = basketOf(bought, inCarts)
  const titleOf = (position: number) => recipe.ingredients.find((one) => one.position === position)?.title ?? ''
  const wanted = choices.filter(({ ingredient, isAtHome, chosen }) => !ingredient.isPantry && !isAtHome && !chosen)
  const isSold = ({ ingredient }: IngredientChoice) =>
    offers.some(({ position, isSubstitute }) => position === ingredient.position && !isSubstitute)
  return {
    choices,
    bought,
    basket,
    /** Titles of ingredients that are not at home and that no seller delivers here. */
    missing: wanted.filter((one) => !isSold(one)).map(({ ingredient }) => ingredient.title),
    left: wanted.filter(isSold).map(({ ingredient }) => ingredient.title),
    oneSeller: single
      .filter(
        ({ organizationId }) =>
          !(
            basket.parts.length === 1 &&
            basket.parts[0]?.organizationId === organizationId &&
            wanted.every((one) => !isSold(one))
          ),
      )
      .map(
        ({ organizationId, goods: own, lacking }): OneSellerOption => ({
          organizationId,
          basket: basketOf(own, inCarts),
          lacking: lacking.map(titleOf),
          isTaken: basket.parts.length === 1 && basket.parts[0]?.organizationId === organizationId,
        }),
      ),
    isChanged: picked !== NO_PICKS,
    setAtHome({ position, title }: Recipe['ingredients'][number], isThere: boolean) {
      pantry.set(title, isThere)
      setAtHome((before) => new Set(isThere ? [...before, position] : [...before].filter((one) => one !== position)))
    },
    /** Chooses a product for one ingredient; the others keep the products on the screen. */
    pick: (position: number, productId: number) =>
      setPicked({
        ...picked,
        ...Object.fromEntries(bought.map((one) => [one.position, one.productId])),
        [position]: productId,
      }),
    takeFrom: (organizationId: number) => {
      const own = single.find((one) => one.organizationId === organizationId)
      if (!own) return
      setPicked({
        ...Object.fromEntries(own.goods.map(({ position, productId }) => [position, productId])),
        ...Object.fromEntries(own.lacking.map((position) => [position, null])),
      })
    },
    proposeAgain: () => setPicked(NO_PICKS),
    settle: () => setSettled({ key: choiceKey, inCarts }),
  }
}

export const priceOf = ({ sum }: Pick<OfferedGoods, 'sum'>): number => roublesOf(sum)
