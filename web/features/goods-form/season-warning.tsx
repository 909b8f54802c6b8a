import { crops as text } from '@okolitsa/strings/ru/crops.ts'
import { useHarvestCheck } from '../../data/cabinet/use-harvest-check.ts'
import { Notification } from '../../ui/alert.tsx'

/** Says that a pre-order is ready when such things are not picked; it may be saved all the same. */
export function SeasonWarning({ productId, readyOn }: { productId: number; readyOn: string }) {
  const found = useHarvestCheck(productId, readyOn)
  return found && <Notification tone="warning">{text.outOfSeason(found.title, found.months)}</Notification>
}
