import type { Recipe, RecipeProducts } from '@okolitsa/contracts/recipes/recipe.ts'
import { useEffect, useState } from 'react'
import { pantry } from '../../data/recipes/pantry.ts'
import type { Chosen } from '../../data/recipes/use-collect-cart.ts'

export interface IngredientChoice {
  readonly ingredient: Recipe['ingredients'][number]
  /** For the portions on the screen. */
  readonly amount: number
  readonly isAtHome: boolean
  /** Null = nobody sells it here. */
  readonly chosen: Chosen | null
  readonly substitutes: readonly Chosen[]
}

/** What is bought for a recipe: products chosen for its ingredients, without what is at home. */
export function useRecipeChoice(recipe: Recipe, portions: number, goods: RecipeProducts['items'] | undefined) {
  const [atHome, setAtHome] = useState<ReadonlySet<number>>(new Set())
  const [picked, setPicked] = useState<Readonly<Record<number, number>>>({})
  // what the browser remembers is not known to the server
  useEffect(() => {
    setAtHome(new Set(recipe.ingredients.filter(({ title }) => pantry.has(title)).map(({ position }) => position)))
    setPicked({})
  }, [recipe])

  const choices = recipe.ingredients.map((ingredient): IngredientChoice => {
    const products = goods?.find(({ position }) => position === ingredient.position)?.products ?? []
    const chosen = products.find(({ product }) => product.id === picked[ingredient.position]) ?? products[0] ?? null
    return {
      ingredient,
      amount: (ingredient.amount * portions) / recipe.portions,
      isAtHome: atHome.has(ingredient.position),
      chosen,
      substitutes: products.filter((one) => one !== chosen),
    }
  })
  const bought = choices.flatMap(({ chosen, isAtHome }) => (chosen && !isAtHome ? [chosen] : []))
  return {
    choices,
    bought,
    /** Bought nowhere near, and not at home. */
    missing: choices.filter(({ ingredient, chosen, isAtHome }) => !ingredient.isPantry && !chosen && !isAtHome).length,
    setAtHome({ position, title }: Recipe['ingredients'][number], isThere: boolean) {
      pantry.set(title, isThere)
      setAtHome((before) => new Set(isThere ? [...before, position] : [...before].filter((one) => one !== position)))
    },
    pick: (position: number, productId: number) => setPicked((before) => ({ ...before, [position]: productId })),
  }
}

/** Roubles of what is chosen. */
export const priceOf = ({ product, quantity }: Chosen): number => Math.round(product.price * 100 * quantity) / 100

/** One line a seller: one product may stand for two ingredients, it is bought for both. */
export function bySeller(bought: readonly Chosen[]) {
  const sellers = new Map<number, Chosen[]>()
  for (const one of bought) sellers.set(one.product.farmer.id, [...(sellers.get(one.product.farmer.id) ?? []), one])
  return [...sellers.values()].flatMap((goods) => {
    const [first] = goods
    return first ? [{ farmer: first.product.farmer, goods, price: sumOf(goods) }] : []
  })
}
export const sumOf = (goods: readonly Chosen[]): number =>
  goods.reduce((sum, one) => sum + Math.round(priceOf(one) * 100), 0) / 100
