interface Point {
  readonly coords: { readonly latitude: number; readonly longitude: number }
}

/** More points than this an address of the map does not take. */
const MOST_POINTS = 20

/** The way from where the phone is through these addresses, in whatever map the phone opens it with. */
export function wayUrl(stops: readonly Point[]): string {
  const points = stops.slice(0, MOST_POINTS).map(({ coords: { latitude, longitude } }) => `${latitude},${longitude}`)
  return `https://yandex.ru/maps/?${new URLSearchParams({ rtext: ['', ...points].join('~'), rtt: 'auto' })}`
}
