interface Point {
  readonly coords: { readonly latitude: number; readonly longitude: number }
}

/** The most points that an address of the map accepts. */
const MAX_POINTS = 20

export function wayUrl(stops: readonly Point[]): string {
  const points = stops.slice(0, MAX_POINTS).map(({ coords: { latitude, longitude } }) => `${latitude},${longitude}`)
  return `https://yandex.ru/maps/?${new URLSearchParams({ rtext: ['', ...points].join('~'), rtt: 'auto' })}`
}
