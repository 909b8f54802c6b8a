interface Point {
  readonly coords: { readonly latitude: number; readonly longitude: number }
}

/** Maximum number of points in a URL of the map. */
const MAX_POINTS = 20

export function wayUrl(stops: readonly Point[]): string {
  const points = stops.slice(0, MAX_POINTS).map(({ coords: { latitude, longitude } }) => `${latitude},${longitude}`)
  return `https://yandex.ru/maps/?${new URLSearchParams({ rtext: ['', ...points].join('~'), rtt: 'auto' })}`
}
