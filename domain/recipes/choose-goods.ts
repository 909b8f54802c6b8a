import type { BasketWay } from './basket.ts'
import { chooseBasket, oneSellerBaskets } from './choose-basket.ts'

export const INGREDIENT_UNITS = ['g', 'ml', 'piece', 'tablespoon', 'teaspoon'] as const
export type IngredientUnit = (typeof INGREDIENT_UNITS)[number]

/** An ingredient of a recipe, for all portions. */
export interface IngredientNeed {
  readonly position: number
  readonly amount: number
  readonly unit: IngredientUnit
}

/** A product that may serve as an ingredient. */
export interface Candidate {
  readonly position: number
  readonly productId: number
  readonly organizationId: number
  /** Price of one sale step, kopecks. */
  readonly price: number
  /** True = sold by the piece, not by grams or millilitres. */
  readonly isPiece: boolean
  /** Content of one sale step: grams, millilitres or pieces. */
  readonly measure: number
  /** Maximum sale steps; null = unlimited. */
  readonly most: number | null
  /** Index of the ingredient's word in the title, 0 = the best; null = only the category matches. */
  readonly fit: number | null
  readonly popularity: number
  /** Ways to receive the product at the place. */
  readonly ways: readonly BasketWay[]
}

/** A candidate with the number of steps that an ingredient needs. */
interface ProposedProduct extends Candidate {
  readonly steps: number
  /** Price of all steps, kopecks. */
  readonly sum: number
}

interface ProposedGoods {
  readonly position: number
  /** The proposed product and its alternatives, best first; empty = no product is available at the place. */
  readonly products: readonly ProposedProduct[]
}

const GRAMS_OF_SPOON: Partial<Record<IngredientUnit, number>> = { tablespoon: 15, teaspoon: 5 }
/** Maximum alternatives of one product. */
const MAX_SUBSTITUTES = 6
/** Maximum sellers for whom a basket of the whole recipe is offered. */
export const MAX_SINGLE_SELLERS = 3

/** Sale steps for an amount. A millilitre counts as a gram. Pieces and grams cannot be compared: one step. */
export function stepsFor(
  need: Pick<IngredientNeed, 'amount' | 'unit'>,
  product: Pick<Candidate, 'isPiece' | 'measure'>,
): number {
  const isCounted = (need.unit === 'piece') === product.isPiece
  if (!isCounted) return 1
  const amount = need.amount * (GRAMS_OF_SPOON[need.unit] ?? 1)
  return Math.max(1, Math.ceil(amount / product.measure))
}

/**
 * Products for the ingredients of a recipe: first the products of the best basket, then of sellers with nearly all
 * ingredients, then by fit. A product that only shares the category may replace an ingredient, but is never proposed
 * for it.
 */
export function proposeGoods(
  needs: readonly IngredientNeed[],
  candidates: readonly Candidate[],
): readonly ProposedGoods[] {
  const shelves = needs.map((need) => ({ position: need.position, products: shelfOf(need, candidates) }))
  const offers = shelves.flatMap(({ products }) => products.flatMap((one) => offerOf(one)))
  const proposed = new Set(chooseBasket(offers).map(keyOf))
  const ofOneSeller = new Set(oneSellerBaskets(offers, MAX_SINGLE_SELLERS).flatMap(({ goods }) => goods.map(keyOf)))
  const place = (one: ProposedProduct) => (proposed.has(keyOf(one)) ? 0 : ofOneSeller.has(keyOf(one)) ? 1 : 2)
  return shelves.map(({ position, products }) => ({
    position,
    products: products.toSorted((a, b) => place(a) - place(b)).slice(0, 1 + MAX_SUBSTITUTES),
  }))
}

/** The product as an offer of a basket; an empty list when it only shares the category. */
const offerOf = <Product extends Pick<ProposedProduct, 'fit'>>(one: Product): (Product & { fit: number })[] =>
  one.fit === null ? [] : [{ ...one, fit: one.fit }]

const keyOf = ({ position, productId }: Pick<Candidate, 'position' | 'productId'>) => `${position}:${productId}`

/** Products that can be used for an ingredient and are available in the full amount, best first; empty = none fits. */
function shelfOf(need: IngredientNeed, candidates: readonly Candidate[]): readonly ProposedProduct[] {
  const sorted = candidates
    .filter(({ position, most }) => position === need.position && (most === null || most > 0))
    .map((one) => ({ ...one, steps: stepsFor(need, one) }))
    .filter(({ steps, most }) => most === null || steps <= most)
    .map((one) => ({ ...one, sum: one.price * one.steps }))
    .sort(
      (a, b) =>
        Number(a.fit === null) - Number(b.fit === null) ||
        Number(isSentOnly(a)) - Number(isSentOnly(b)) ||
        (a.fit ?? 0) - (b.fit ?? 0) ||
        a.sum - b.sum ||
        b.popularity - a.popularity ||
        a.productId - b.productId,
    )
  return sorted[0] !== undefined && sorted[0].fit !== null ? sorted : []
}

const isSentOnly = ({ ways }: Candidate): boolean => ways.every(({ methodCode }) => methodCode === 'cdek')
