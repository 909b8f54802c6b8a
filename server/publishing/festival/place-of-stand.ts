import type { FestivalGround } from '@okolitsa/domain/festival/festival.ts'
import type { TradePlaceFields } from '@okolitsa/domain/sellers/seller-fields.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

type Place = Omit<FestivalGround, 'coords'> &
  (Pick<FestivalGround, 'coords'> | { readonly latitude: number; readonly longitude: number })

/** Place, address and hours of the pick-up points at a ground. */
export const placeOf = (ground: Place): Omit<TradePlaceFields, 'title'> => ({
  address: `${ground.title}, ${ground.address}`,
  city: ground.city,
  regionCode: ground.regionCode,
  coords: 'coords' in ground ? ground.coords : { latitude: ground.latitude, longitude: ground.longitude },
  hours: [{ weekdays: WEEKDAYS, from: ground.opensAt, to: ground.closesAt }],
  days: { from: ground.firstDay, to: ground.lastDay },
})
