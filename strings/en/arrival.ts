import type * as ru from '../ru/arrival.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDistance } from './format.ts'

export const willNotArrive: typeof ru.willNotArrive = ({ shelfDays, keeping }) => {
  if (keeping === 'frozen') return 'Too far for it: needs frost on the way'
  if (keeping === 'ice') return 'Too far for it: needs ice on the way'
  if (shelfDays === null) return 'Too far for it: spoils soon'
  return `Too far for it: keeps for ${formatCount(shelfDays, { one: 'day', few: 'days', many: 'days' })}`
}

export const arrival: Words<typeof ru.arrival> = {
  fetchIn: (town, km) => `Collect at a CDEK point: ${town}, ${formatDistance(km)}`,
  nearestPoint: (city, km) => `Nearest CDEK point: ${city}, ${formatDistance(km)}`,
}
