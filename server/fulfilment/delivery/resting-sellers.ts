import type { Pause } from '@okolitsa/domain/sellers/pause.ts'
import type { Seller, SellerSnapshot, SellerSnapshots } from '../../supply/sellers/ports.ts'

/** Sellers changed by a rule, while it applies. An unchanged seller keeps its changed object, and so what follows from it. */
function changedWhile(
  sellers: SellerSnapshots,
  change: (seller: Seller) => Seller,
  applies: () => boolean = () => true,
): SellerSnapshots {
  let seen: SellerSnapshot | null = null
  let wasApplied = false
  let shown: SellerSnapshot = { version: 0, byId: new Map() }
  const known = new WeakMap<Seller, Seller>()
  const changed = (seller: Seller): Seller => {
    const made = known.get(seller) ?? change(seller)
    known.set(seller, made)
    return made
  }
  return {
    current: async () => {
      const snapshot = await sellers.current()
      const isApplied = applies()
      if (snapshot === seen && isApplied === wasApplied) return shown
      seen = snapshot
      wasApplied = isApplied
      const byId = isApplied ? new Map([...snapshot.byId].map(([id, seller]) => [id, changed(seller)])) : snapshot.byId
      shown = { version: shown.version + 1, byId }
      return shown
    },
  }
}

/** Without a configured carrier the sellers' «sends by carrier» setting has no effect. */
export const withoutCarrier = (sellers: SellerSnapshots): SellerSnapshots =>
  changedWhile(sellers, (seller) => (seller.hasCarrier ? { ...seller, hasCarrier: false } : seller))

const PAUSE: Pause = { until: null, reason: 'marketClosed' }

const atRest = <T extends Pick<Seller, 'schedule' | 'scheduleKey'>>(terms: T): T => ({
  ...terms,
  schedule: { ...terms.schedule, pause: PAUSE },
  scheduleKey: `${PAUSE.reason}${terms.scheduleKey}`,
})

/**
 * While a market takes no orders, each of its sellers has a pause without an end, so that no list, card, cart or page has
 * a day to promise. Earlier orders go on as in a seller's own pause.
 */
export const restingWhile = (isClosed: () => boolean, sellers: SellerSnapshots): SellerSnapshots =>
  changedWhile(
    sellers,
    (seller) => ({
      ...atRest(seller),
      trips: new Map([...seller.trips].map(([id, trip]) => [id, atRest(trip)])),
    }),
    isClosed,
  )
