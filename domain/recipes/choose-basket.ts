import { type Basket, type BasketOffer, basketOf, type InCarts } from './basket.ts'

/** Of no basket: any other is better. */
const NOTHING: readonly number[] = [Infinity]
/** Baskets that are looked at before the best of them counts as found. */
const MOST_BASKETS = 1_000
/** Sets of sellers that are looked through, whether they have everything or not. */
const MOST_STEPS = 4_000
/** Every division of the goods among the sellers is tried up to so many, else the best ones. */
const MOST_DIVISIONS = 64
/** A basket that can be bought may take so many sellers more than the fewest. */
const MOST_SELLERS_MORE = 2

/**
 * Goods for the positions of a recipe or a ready basket. All that somebody sells is bought: at the fewest sellers whose
 * minimums it reaches and who come on one day; of their goods those that fit better, then the cheapest with delivery.
 * Where no basket can be bought so, at the fewest sellers, with the least lacking to their minimums.
 */
export function chooseBasket<Offer extends BasketOffer>(offers: readonly Offer[], inCarts?: InCarts): readonly Offer[] {
  const shelves = shelvesOf(offers)
  const sellers = [...new Set(offers.map(({ organizationId }) => organizationId))]
  let best: { readonly chosen: readonly Offer[]; readonly rank: readonly number[] } = { chosen: [], rank: NOTHING }
  let fewest: number | null = null
  let baskets = 0
  let steps = 0

  const look = (among: readonly number[]) => {
    for (const chosen of divisionsOf(shelves, among)) {
      baskets++
      const rank = rankOf(basketOf(chosen, inCarts))
      if (isBefore(rank, best.rank)) best = { chosen, rank }
    }
  }
  /** Looks at sets of exactly `size` sellers that have everything. */
  const grow = (among: readonly number[], size: number, seen: Set<string>) => {
    if (++steps > MOST_STEPS || baskets > MOST_BASKETS) return
    const key = [...among].sort((a, b) => a - b).join()
    if (seen.has(key)) return
    seen.add(key)
    const lacking = shelves.filter((shelf) => !among.some((seller) => shelf.has(seller)))
    if (among.length === size) {
      if (lacking.length > 0) return
      fewest ??= size
      look(among)
      return
    }
    // whom the rarest of what is lacking can be bought at; one who is not needed may still come on the right day
    const [rarest] = lacking.sort((a, b) => a.size - b.size)
    for (const seller of rarest ? rarest.keys() : sellers)
      if (!among.includes(seller)) grow([...among, seller], size, seen)
  }
  for (let size = 1; size <= shelves.length; size++) {
    if (best.rank[0] === 0 || (fewest !== null && size > fewest + MOST_SELLERS_MORE)) break
    grow([], size, new Set())
  }
  return best.rank === NOTHING ? divisionOf(shelves, greedySellers(shelves)) : best.chosen
}

/** Everything that one seller has of the positions, for those who have at least half of them. */
interface OneSeller<Offer extends BasketOffer> {
  readonly organizationId: number
  readonly goods: readonly Offer[]
  /** Positions that others sell and this one does not. */
  readonly lacking: readonly number[]
}

/** Sellers whom nearly all can be bought at, those who lack the least first. */
export function oneSellerBaskets<Offer extends BasketOffer>(
  offers: readonly Offer[],
  most: number,
  inCarts?: InCarts,
): readonly OneSeller<Offer>[] {
  const shelves = shelvesOf(offers)
  const positions = [...new Set(offers.map(({ position }) => position))]
  const sellers = [...new Set(offers.map(({ organizationId }) => organizationId))]
  return sellers
    .flatMap((organizationId) => {
      const goods = divisionOf(shelves, [organizationId])
      const held = new Set(goods.map(({ position }) => position))
      if (goods.length * 2 < positions.length) return []
      const lacking = positions.filter((position) => !held.has(position))
      return [{ organizationId, goods, lacking, rank: [lacking.length, ...rankOf(basketOf(goods, inCarts))] }]
    })
    .sort((a, b) =>
      isBefore(a.rank, b.rank) ? -1 : isBefore(b.rank, a.rank) ? 1 : a.organizationId - b.organizationId,
    )
    .slice(0, most)
    .map(({ organizationId, goods, lacking }) => ({ organizationId, goods, lacking }))
}

/** The best offer of each seller for one position. */
type Shelf<Offer> = ReadonlyMap<number, Offer>

const isBetter = (a: BasketOffer, b: BasketOffer): boolean => isBefore(offerRank(a), offerRank(b))

const offerRank = (one: BasketOffer): readonly number[] => [
  Number(one.ways.every(({ methodCode }) => methodCode === 'cdek')),
  one.fit,
  one.sum,
  one.productId,
]

function shelvesOf<Offer extends BasketOffer>(offers: readonly Offer[]): Shelf<Offer>[] {
  const shelves = new Map<number, Map<number, Offer>>()
  for (const offer of offers) {
    const shelf = shelves.get(offer.position) ?? new Map<number, Offer>()
    shelves.set(offer.position, shelf)
    const known = shelf.get(offer.organizationId)
    if (!known || isBetter(offer, known)) shelf.set(offer.organizationId, offer)
  }
  return [...shelves.values()]
}

const offersAmong = <Offer extends BasketOffer>(shelf: Shelf<Offer>, sellers: readonly number[]): Offer[] =>
  sellers.flatMap((seller) => shelf.get(seller) ?? []).sort((a, b) => (isBetter(a, b) ? -1 : 1))

/** Each position at the seller who has the best of it. */
const divisionOf = <Offer extends BasketOffer>(shelves: readonly Shelf<Offer>[], sellers: readonly number[]): Offer[] =>
  shelves.flatMap((shelf) => offersAmong(shelf, sellers).slice(0, 1))

/** The ways to divide the positions among sellers: all of them, or the best one with each single change. */
function divisionsOf<Offer extends BasketOffer>(
  shelves: readonly Shelf<Offer>[],
  sellers: readonly number[],
): readonly (readonly Offer[])[] {
  const choices = shelves.map((shelf) => offersAmong(shelf, sellers)).filter(({ length }) => length > 0)
  if (choices.reduce((count, { length }) => count * length, 1) <= MOST_DIVISIONS)
    return choices.reduce<Offer[][]>(
      (all, choice) => all.flatMap((one) => choice.map((offer) => [...one, offer])),
      [[]],
    )
  const usual = choices.flatMap(([first]) => first ?? [])
  return [
    usual,
    // all that each of them has at this one: who is below a minimum gets the most there can be
    ...sellers.map((seller) =>
      choices.flatMap((choice) => choice.find(({ organizationId }) => organizationId === seller) ?? choice.slice(0, 1)),
    ),
    ...choices.flatMap((choice, at) =>
      choice.slice(1).map((offer) => usual.map((one, index) => (index === at ? offer : one))),
    ),
  ]
}

/** Sellers who together have everything: each time whoever has the most of what is lacking. */
function greedySellers<Offer extends BasketOffer>(shelves: readonly Shelf<Offer>[]): number[] {
  const chosen: number[] = []
  let lacking = shelves
  while (lacking.length > 0) {
    const counts = new Map<number, number>()
    for (const shelf of lacking) for (const seller of shelf.keys()) counts.set(seller, (counts.get(seller) ?? 0) + 1)
    const [most] = [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a - b)
    if (!most) break
    chosen.push(most[0])
    lacking = lacking.filter((shelf) => !shelf.has(most[0]))
  }
  return chosen
}

/** Of two baskets with the same positions the one whose numbers are smaller, from the first on, is better. */
const rankOf = (basket: Basket): readonly number[] => [
  Number(!basket.isBuyable),
  basket.parts.length,
  basket.parts.filter(({ way }) => way === null || way.methodCode === 'cdek').length,
  basket.toMin,
  Number(basket.day === null),
  basket.parts.reduce((sum, { goods }) => sum + goods.reduce((fits, { fit }) => fits + fit, 0), 0),
  basket.goods + basket.delivery,
]

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0
    if (value !== other) return value < other
  }
  return false
}
