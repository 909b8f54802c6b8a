import { type Basket, type BasketOffer, basketOf, type InCarts } from './basket.ts'

/** Rank of an empty basket, worse than that of any other. */
const NOTHING: readonly number[] = [Infinity]
/** Maximum baskets compared before the search ends with the best one found. */
const MAX_BASKETS = 1_000
/** Maximum sets of sellers examined, complete or not. */
const MAX_STEPS = 4_000
/** Maximum divisions of the goods among the sellers that are all compared; of more divisions only the best ones are. */
const MAX_DIVISIONS = 64
/** Maximum number of sellers that a buyable basket may have more than the smallest set with all goods. */
const MAX_SELLERS_MORE = 2

/**
 * Chooses goods for the positions of a recipe or a ready basket; every position with an offer is bought. Preference:
 * the fewest sellers whose minimal sums are reached and who deliver on one day, then the best fitting goods, then the
 * lowest price with delivery. Where no such basket exists: the fewest sellers, with the least lacking to their minimal
 * sums.
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
  /** Compares the baskets of sets of exactly `size` sellers that have all positions. */
  const grow = (among: readonly number[], size: number, seen: Set<string>) => {
    if (++steps > MAX_STEPS || baskets > MAX_BASKETS) return
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
    // add a seller of the rarest missing position; without a missing one any seller, who may make a common day possible
    const [rarest] = lacking.sort((a, b) => a.size - b.size)
    for (const seller of rarest ? rarest.keys() : sellers)
      if (!among.includes(seller)) grow([...among, seller], size, seen)
  }
  for (let size = 1; size <= shelves.length; size++) {
    if (best.rank[0] === 0 || (fewest !== null && size > fewest + MAX_SELLERS_MORE)) break
    grow([], size, new Set())
  }
  return best.rank === NOTHING ? divisionOf(shelves, greedySellers(shelves)) : best.chosen
}

/** Best offers of a seller who has at least half of the positions. */
interface OneSeller<Offer extends BasketOffer> {
  readonly organizationId: number
  readonly goods: readonly Offer[]
  /** Positions that only other sellers offer. */
  readonly lacking: readonly number[]
}

/** Sellers with nearly all positions; sellers with the fewest missing positions come first. */
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

/** The best offer of each seller for one position, by seller. */
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

/** Takes each position from the seller with the best offer. */
const divisionOf = <Offer extends BasketOffer>(shelves: readonly Shelf<Offer>[], sellers: readonly number[]): Offer[] =>
  shelves.flatMap((shelf) => offersAmong(shelf, sellers).slice(0, 1))

/** Divisions of the positions among sellers; above `MAX_DIVISIONS` the best one and its single changes. */
function divisionsOf<Offer extends BasketOffer>(
  shelves: readonly Shelf<Offer>[],
  sellers: readonly number[],
): readonly (readonly Offer[])[] {
  const choices = shelves.map((shelf) => offersAmong(shelf, sellers)).filter(({ length }) => length > 0)
  if (choices.reduce((count, { length }) => count * length, 1) <= MAX_DIVISIONS)
    return choices.reduce<Offer[][]>(
      (all, choice) => all.flatMap((one) => choice.map((offer) => [...one, offer])),
      [[]],
    )
  const usual = choices.flatMap(([first]) => first ?? [])
  return [
    usual,
    // for each seller all of its offers: the largest sum that a seller below a minimum can reach
    ...sellers.map((seller) =>
      choices.flatMap((choice) => choice.find(({ organizationId }) => organizationId === seller) ?? choice.slice(0, 1)),
    ),
    ...choices.flatMap((choice, at) =>
      choice.slice(1).map((offer) => usual.map((one, index) => (index === at ? offer : one))),
    ),
  ]
}

/** A small set of sellers with all positions: each step adds the seller with the most missing positions. */
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

/** Rank of a basket. Among baskets with the same positions the lexicographically smallest rank is the best. */
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
