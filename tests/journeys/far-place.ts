import type { Location } from '@okolitsa/domain/geo/location.ts'

/** A town far from the demo's farms, with delivery by parcel only. */
export const NOVOSIBIRSK: Location = {
  title: 'Новосибирск',
  city: 'Новосибирск',
  settlement: null,
  region: 'Новосибирская область',
  regionCode: '54',
  street: null,
  house: null,
  postalCode: null,
  coords: { latitude: 55.0302, longitude: 82.9204 },
}
