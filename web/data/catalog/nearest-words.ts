import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import { farmPause } from '@okolitsa/strings/ru/farm-pause.ts'
import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { isSentOnly } from './sent-only.ts'

const text = farmersText.card

/** Nearest delivery day of a farm with its method. */
export function nearestWords(
  { nearestDelivery: nearest, methods, pause }: Pick<FarmerCard, 'nearestDelivery' | 'methods' | 'pause'>,
  reference: DayReference,
): string {
  if (pause?.reason === 'marketClosed') return farmPause.text(pause.reason)
  if (!nearest) return isSentOnly(methods) ? text.sent : text.notHere
  if (nearest.methodCode === 'pickup') return text.nearestPickup(nearest.date, reference)
  return text.nearest(nearest.date, nearest, reference)
}
