import { crops as text } from '@okolitsa/strings/ru/crops.ts'
import { useHarvestCheck } from '../../../data/products/desk/use-harvest-check.ts'
import { Notification } from '../../../ui/alert.tsx'

/** Warns that the day of a pre-order is outside the harvest months; saving is still allowed. */
export function SeasonWarning({ productId, readyOn }: { productId: number; readyOn: string }) {
  const found = useHarvestCheck(productId, readyOn)
  return found && <Notification tone="warning">{text.outOfSeason(found.title, found.months)}</Notification>
}
