interface Point {
  readonly coords: { readonly latitude: number; readonly longitude: number }
}

/** The most points that an address of the map accepts. */
const MAX_POINTS = 20

/** Address of a route from the current position of the phone through these points, for the map that the phone opens. */
export function wayUrl(stops: readonly Point[]): string {
  const points = stops.slice(0, MAX_POINTS).map(({ coords: { latitude, longitude } }) => `${latitude},${longitude}`)
  return `https://yandex.ru/maps/?${new URLSearchParams({ rtext: ['', ...points].join('~'), rtt: 'auto' })}`
}
