import type { CdekEmulatorCity } from './cities.ts'

interface Tariff {
  readonly code: number
  readonly name: string
  /** Delivery mode: 1 door–door, 2 door–office, 3 office–door, 4 office–office, 6 door–locker, 7 office–locker. */
  readonly mode: number
  /** Base price, roubles. */
  readonly base: number
  readonly perKg: number
  readonly perKm: number
  readonly mostKg: number
  /** Speed, kilometres a day. */
  readonly speed: number
  /** Minimum distance between the towns, kilometres. */
  readonly leastKm: number
}

const parcel = (code: number, name: string, mode: number, base: number, perKg: number): Tariff => ({
  code,
  name: `Посылка ${name}`,
  mode,
  base,
  perKg,
  perKm: 0.06,
  mostKg: 30,
  speed: 700,
  leastKm: 0,
})
const saver = (code: number, name: string, mode: number, base: number, perKg: number): Tariff => ({
  ...parcel(code, name, mode, base, perKg),
  name: `Экономичная посылка ${name}`,
  perKm: 0.035,
  mostKg: 50,
  speed: 350,
  leastKm: 300,
})

const TARIFFS: readonly Tariff[] = [
  parcel(136, 'склад-склад', 4, 195, 32),
  parcel(137, 'склад-дверь', 3, 320, 44),
  parcel(138, 'дверь-склад', 2, 340, 44),
  parcel(139, 'дверь-дверь', 1, 460, 56),
  parcel(366, 'дверь-постамат', 6, 325, 44),
  parcel(368, 'склад-постамат', 7, 180, 32),
  saver(233, 'склад-дверь', 3, 270, 30),
  saver(234, 'склад-склад', 4, 165, 24),
]

const FROM_OFFICE: ReadonlySet<number> = new Set([3, 4, 7])
const TO_OFFICE: ReadonlySet<number> = new Set([2, 4])
const TO_LOCKER: ReadonlySet<number> = new Set([6, 7])

const EARTH_RADIUS_KM = 6371

/**
 * The items of `tarifflist`: base + weight + distance. A town without offices is served by courier only, as origin and
 * destination; either may be a locker.
 */
export function tariffsFor(from: CdekEmulatorCity, to: CdekEmulatorCity, weightGrams: number) {
  const km = distanceKm(from, to)
  const kg = Math.ceil(weightGrams / 500) / 2
  const hasLockers = to.points >= 4
  return TARIFFS.filter(({ mode, mostKg, leastKm }) => {
    if (weightGrams > mostKg * 1_000 || km < leastKm) return false
    if (FROM_OFFICE.has(mode) && from.points === 0) return false
    if (TO_OFFICE.has(mode) && to.points === 0) return false
    return !TO_LOCKER.has(mode) || hasLockers
  }).map((tariff) => {
    const days = Math.ceil(km / tariff.speed)
    const [periodMin, periodMax] = [1 + days, 3 + days]
    return {
      tariff_code: tariff.code,
      tariff_name: tariff.name,
      tariff_description: tariff.leastKm > 0 ? 'Недорого, но дольше' : 'Быстрая доставка покупок',
      delivery_mode: tariff.mode,
      delivery_sum: Math.round((tariff.base + tariff.perKg * kg + tariff.perKm * km) * 2) / 2,
      period_min: periodMin,
      period_max: periodMax,
      calendar_min: periodMin,
      calendar_max: periodMax + Math.floor(periodMax / 5) * 2,
    }
  })
}

function distanceKm(a: CdekEmulatorCity, b: CdekEmulatorCity): number {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)]
  const cosine =
    Math.sin(latitudeA) * Math.sin(latitudeB) +
    Math.cos(latitudeA) * Math.cos(latitudeB) * Math.cos(radians(b.longitude - a.longitude))
  return EARTH_RADIUS_KM * Math.acos(Math.min(1, Math.max(-1, cosine)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
