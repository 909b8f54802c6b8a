import type { RecipeProducts } from '@okolitsa/contracts/recipes/recipe.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import type { BasketWay } from '@okolitsa/domain/recipes/basket.ts'
import { type Candidate, proposeGoods } from '@okolitsa/domain/recipes/choose-goods.ts'
import type { DeliveryOffer, DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import type { Deps } from '../../../services.ts'
import type { GoodsRow } from '../store/recipe-goods.store.ts'

/** Products for the ingredients of a recipe at a place, the best basket first, with their delivery methods. */
export async function proposedProducts(
  { delivery, catalog, clock }: Deps<'delivery' | 'catalog' | 'clock'>,
  {
    rows,
    portions,
    place,
    scope,
  }: {
    readonly rows: readonly GoodsRow[]
    /** Number of portions; undefined = as in the recipe. */
    readonly portions: number | undefined
    readonly place: DeliveryPlace
    readonly scope: SiteScope
  },
): Promise<RecipeProducts> {
  const now = clock()
  const offers = await delivery.offersAt(
    rows.map(({ organizationId, productionSchedule, wayDays }) => ({
      // an ingredient that is not sold here has no offer
      organizationId: organizationId ?? 0,
      location: place,
      now,
      harvestReadyOn: null,
      productionSchedules: productionSchedule ? [productionSchedule] : [],
      ...(wayDays !== null && { wayDays }),
    })),
  )
  const waysOf = distinctWays()
  const candidates = rows.flatMap((row, index) => candidateOf(row, waysOf(offers[index] ?? null)))
  const proposed = proposeGoods(needsOf(rows, portions), candidates)
  const ids = new Set(proposed.flatMap(({ products }) => products.map(({ productId }) => productId)))
  const cards = new Map((await catalog.cards(scope, [...ids], place)).map((card) => [card.id, card]))
  const shown = new Map<readonly BasketWay[], number>()
  const indexOf = (ways: readonly BasketWay[]) => {
    const index = shown.get(ways) ?? shown.size
    shown.set(ways, index)
    return index
  }
  return {
    items: proposed.map(({ position, products }) => ({
      position,
      products: products.flatMap(({ productId, steps, fit, ways }) => {
        const product = cards.get(productId)
        return product?.availability.isAvailableForCart ? [{ quantity: steps, fit, ways: indexOf(ways), product }] : []
      }),
    })),
    waysOfGoods: [...shown.keys()].map((ways) => ways.map(presentWay)),
  }
}

const presentWay = ({ price, minOrderSum, freeDeliverySum, dates, ...way }: BasketWay) => ({
  ...way,
  price: price === null ? null : toRoubles(price),
  minOrderSum: toRoubles(minOrderSum),
  freeDeliverySum: freeDeliverySum === null ? null : toRoubles(freeDeliverySum),
  dates: [...dates],
})

/** Delivery methods of offers, one object per distinct offer, because the basket compares them by identity. */
function distinctWays() {
  const known = new Map<DeliveryOffer, readonly BasketWay[]>()
  return (offer: DeliveryOffer | null): readonly BasketWay[] => {
    if (!offer) return []
    const ways = known.get(offer) ?? waysOfOffer(offer)
    known.set(offer, ways)
    return ways
  }
}

/** Delivery methods that have a date, and the carrier, whose date is determined at checkout. */
const waysOfOffer = ({ methods, sendsByCarrier }: DeliveryOffer): readonly BasketWay[] => [
  ...methods.flatMap(({ methodCode, price, minOrderSum, freeDeliverySum, shippingRateId, tradePlace, dates }) =>
    dates.length === 0
      ? []
      : {
          methodCode,
          id: shippingRateId ?? tradePlace?.id ?? 0,
          price,
          minOrderSum,
          freeDeliverySum,
          dates: dates.map(({ date }) => date),
        },
  ),
  ...(sendsByCarrier
    ? [{ methodCode: 'cdek' as const, id: 0, price: null, minOrderSum: ZERO, freeDeliverySum: null, dates: [] }]
    : []),
]

/** Each ingredient once, with the amount for the requested portions. */
function needsOf(rows: readonly GoodsRow[], portions: number | undefined) {
  const needs = new Map(
    rows.map(({ position, amount, unit, portions: written }) => [
      position,
      { position, unit, amount: (amount * (portions ?? written)) / written },
    ]),
  )
  return [...needs.values()]
}

/** The row's product as a candidate; undefined when there is none or it cannot be delivered. */
function candidateOf(
  { position, productId, organizationId, price, isPiece, measure, most, fit, popularity }: GoodsRow,
  ways: readonly BasketWay[],
): Candidate[] {
  if (productId === null || organizationId === null || price === null || isPiece === null || measure === null) return []
  if (ways.length === 0) return []
  return [
    { position, productId, organizationId, price, isPiece, measure, most, fit, popularity: popularity ?? 0, ways },
  ]
}
