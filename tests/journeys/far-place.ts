import type { Location } from '@okolitsa/domain/geo/location.ts'

/** Far from the farms of the demo: parcels alone go there. */
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
