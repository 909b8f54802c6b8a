import type { CarrierPointAnswer, CarrierTariffAnswer } from '@okolitsa/contracts/delivery/carrier.ts'
import type { CarrierAt, CarrierTown } from '@okolitsa/domain/delivery/carrier-town.ts'
import { STANDARD_PARCEL_GRAMS } from '@okolitsa/domain/delivery/parcel.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { type SiteScope, shownSeller } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SharedContext } from '../../../platform/http/handler.ts'
import { takes } from '../carrier-method.ts'
import type { CarrierPlace } from '../carrier-place.ts'
import type { CarrierPoint, DeliveryPlace, PlaceQuery, PlacesMeant } from '../ports.ts'
import type { CarrierQuotes } from '../use-cases/quote-by-carrier.ts'

/** Facts about a seller for the carrier's calls. */
interface CarrierSeller {
  readonly id: number
  readonly isHidden: boolean
  /** True = the seller uses the carrier. */
  readonly hasCarrier: boolean
}

interface Deps extends Pick<PlacesMeant, 'placeOf'> {
  readonly quotes: CarrierQuotes
  /** Town of the carrier's offices for a place; null = not served. */
  carrierPlaceOf(place: DeliveryPlace): Promise<CarrierPlace | null>
  carrierAt(place: DeliveryPlace): Promise<CarrierAt>
  /** Location of a town by its name and the centre of its offices; null = unknown. */
  townAt(town: CarrierTown): Location | null
  /** A seller by id; null = unknown or disabled. */
  sellerOf(id: number): Promise<CarrierSeller | null>
}

/** Handlers of carrier calls (spec 7.7): offices at the visitor's place, and the price between two places. */
export function carrierHandlers({ quotes, sellerOf, placeOf, carrierPlaceOf, carrierAt, townAt }: Deps) {
  const sellerAt = async (scope: SiteScope, id: number): Promise<CarrierSeller> => {
    const seller = shownSeller(scope, await sellerOf(id))
    if (!seller) throw new Refusal('NOT_FOUND')
    return seller
  }

  return {
    /**
     * Offices at the place; empty when the seller does not use the carrier, or the carrier has no office there or does
     * not answer.
     */
    listCdekPlaces: async (call: {
      readonly params: { readonly id: number }
      readonly query: PlaceQuery & { readonly weightGrams?: number | undefined }
      readonly scope: SiteScope
      readonly context: SharedContext
    }): Promise<{ items: CarrierPointAnswer[] }> => {
      const { hasCarrier } = await sellerAt(call.scope, call.params.id)
      const place = await placeOf(call.query, call.context.site)
      const served = hasCarrier ? await carrierPlaceOf(place) : null
      const points = served ? await quotes.pointsAt(served.place) : []
      const { weightGrams = 0 } = call.query
      return { items: points.filter((point) => takes(point, weightGrams)).map(presentPoint) }
    },

    /** Proposes pickup at an office of the nearest town for a place without delivery. */
    getNearestCarrierTown: async (call: {
      readonly query: PlaceQuery
      readonly context: SharedContext
    }): Promise<{ town: { place: Location; km: number } | null }> => {
      const there = await carrierAt(await placeOf(call.query, call.context.site))
      const place = there.kind === 'far' ? townAt(there.town) : null
      return { town: there.kind === 'far' && place ? { place, km: Math.round(there.metres / 1_000) } : null }
    },

    /**
     * The price between two places.
     * @throws {Refusal} SHIPPING_METHOD_UNAVAILABLE without a price, since the method is not offered then
     */
    countCdekTariff: async (call: {
      readonly body: { readonly from: DeliveryPlace; readonly to: DeliveryPlace; readonly farmerId: number }
      readonly scope: SiteScope
    }): Promise<CarrierTariffAnswer> => {
      const { from, to, farmerId: organizationId } = call.body
      const { hasCarrier } = await sellerAt(call.scope, organizationId)
      const weightGrams = STANDARD_PARCEL_GRAMS
      const served = hasCarrier ? await carrierPlaceOf(to) : null
      const [chosen] = (served && (await quotes.quotesByCarrier({ from, to: served.place, weightGrams }, served))) || []
      if (!chosen) throw new Refusal('SHIPPING_METHOD_UNAVAILABLE')
      const { price, daysMin, daysMax, end } = chosen
      return { price: toRoubles(price), daysMin, daysMax, isToDoor: end === 'door' }
    },
  }
}

const presentPoint = (point: CarrierPoint): CarrierPointAnswer => ({
  ...point,
  coords: { ...point.coords },
  hours: point.hours.map(({ weekdays, from, to }) => ({ weekdays: [...weekdays], from, to })),
  phones: [...point.phones],
})
