import type { KeepingFacts } from '@okolitsa/domain/delivery/way-days.ts'
import { formatCount, formatDistance } from './format.ts'

const dayAndNight = { one: 'сутки', few: 'суток', many: 'суток' }

/** Reason why goods are not delivered to a place. */
export function willNotArrive({ shelfDays, keeping }: KeepingFacts): string {
  if (keeping === 'frozen') return 'Не\u00A0доедет: в\u00A0дороге нужен мороз'
  if (keeping === 'ice') return 'Не\u00A0доедет: в\u00A0дороге нужен лёд'
  if (shelfDays === null) return 'Не\u00A0доедет: быстро портится'
  return `Не\u00A0доедет: хранится ${formatCount(shelfDays, dayAndNight)}`
}

/** Texts about places without delivery. */
export const arrival = {
  /** Text of a button. */
  fetchIn: (town: string, km: number) => `Забрать в\u00A0пункте СДЭК: ${town}, ${formatDistance(km)}`,
  nearestPoint: (city: string, km: number) => `Ближайший пункт СДЭК: ${city}, ${formatDistance(km)}`,
} as const
