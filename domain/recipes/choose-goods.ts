/** Units a cook measures in. */
export const INGREDIENT_UNITS = ['g', 'ml', 'piece', 'tablespoon', 'teaspoon'] as const
export type IngredientUnit = (typeof INGREDIENT_UNITS)[number]

/** What a recipe takes of one thing, for all its portions. */
export interface IngredientNeed {
  readonly position: number
  readonly amount: number
  readonly unit: IngredientUnit
}

/** A product some ingredient may be taken from. */
export interface Candidate {
  readonly position: number
  readonly productId: number
  readonly organizationId: number
  /** Of one sale step, kopecks. */
  readonly price: number
  /** Sold by the piece, not by grams or millilitres. */
  readonly isPiece: boolean
  /** How much one sale step holds: grams, millilitres or pieces. */
  readonly measure: number
  /** Sale steps one may buy; null = any. */
  readonly most: number | null
  /** Which of the ingredient's words the title has, 0 = the first and best; null = only of the same category. */
  readonly fit: number | null
  readonly popularity: number
  /** The seller sends it by a carrier and brings it in no other way. */
  readonly isSentOnly: boolean
}

export interface ChosenGoods {
  readonly position: number
  /** The product that is proposed and what it may be replaced by, best first; empty = nothing reaches the place. */
  readonly products: readonly { readonly productId: number; readonly steps: number }[]
}

const GRAMS_OF_SPOON: Partial<Record<IngredientUnit, number>> = { tablespoon: 15, teaspoon: 5 }
/** How many products may stand in for one. */
const MOST_SUBSTITUTES = 3

/**
 * How many sale steps of a product an amount takes. A millilitre counts as a gram; pieces against grams can not be
 * counted, one step is enough then.
 */
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
 * Products for the ingredients of a recipe: what sellers bring themselves before what a carrier brings, then what fits
 * best, then sellers that have more of the recipe, so that one courier brings most of it, then the lower sum.
 */
export function chooseGoods(needs: readonly IngredientNeed[], candidates: readonly Candidate[]): ChosenGoods[] {
  const bought = candidates.filter((one) => isEnough(one, needs))
  const coverage = coverageOf(bought)
  return needs.map((need) => {
    const sorted = bought
      .filter((one) => one.position === need.position)
      .map((one) => ({ ...one, steps: stepsFor(need, one) }))
      .sort(
        (a, b) =>
          Number(a.fit === null) - Number(b.fit === null) ||
          Number(a.isSentOnly) - Number(b.isSentOnly) ||
          (a.fit ?? 0) - (b.fit ?? 0) ||
          (coverage.get(b.organizationId) ?? 0) - (coverage.get(a.organizationId) ?? 0) ||
          a.price * a.steps - b.price * b.steps ||
          b.popularity - a.popularity ||
          a.productId - b.productId,
      )
    // what only shares the category may replace a thing, but is never proposed for it
    const isProposed = sorted[0] !== undefined && sorted[0].fit !== null
    const products = isProposed ? sorted.slice(0, 1 + MOST_SUBSTITUTES) : []
    return { position: need.position, products: products.map(({ productId, steps }) => ({ productId, steps })) }
  })
}

function isEnough(one: Candidate, needs: readonly IngredientNeed[]): boolean {
  const need = needs.find(({ position }) => position === one.position)
  return need !== undefined && (one.most === null || stepsFor(need, one) <= one.most)
}

/** How many ingredients each seller has something fitting for. */
function coverageOf(candidates: readonly Candidate[]): ReadonlyMap<number, number> {
  const positions = new Map<number, Set<number>>()
  for (const { organizationId, position, fit } of candidates) {
    if (fit === null) continue
    const known = positions.get(organizationId)
    if (known) known.add(position)
    else positions.set(organizationId, new Set([position]))
  }
  return new Map([...positions].map(([organizationId, set]) => [organizationId, set.size]))
}
