import type { Location } from '@okolitsa/domain/geo/location.ts'

/** Far from the demo's farms: only parcels are delivered there. */
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
