import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { timeOfMinute } from '@okolitsa/domain/delivery/promise.ts'
import { slotEnd } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { type DayReference, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { deliveryWords } from '../../data/orders/delivery-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import type { IconComponent } from '../../ui/icon.tsx'
import { CheckIcon, HouseIcon, PackageIcon, ShoppingBagIcon, StoreIcon, TruckIcon } from '../../ui/icons.ts'
import { Timeline } from '../../ui/timeline.tsx'

type Step = OrderAnswer['progress'][number]

const ICONS: Partial<Record<DeliveryStatus, IconComponent>> = {
  isAssembling: PackageIcon,
  onTheRoad: TruckIcon,
  readyForIssuance: StoreIcon,
}

/** Delivery kind for texts. */
const wayOf = ({ deliveryKind, carrierPoint }: OrderAnswer) =>
  carrierPoint ? 'carrierPoint' : deliveryKind === 'pickup' ? 'pickup' : 'courier'

function noteOf(step: Step, order: OrderAnswer, reference: DayReference): string | undefined {
  if (step.code === 'readyForIssuance' && step.isCurrent && order.tradePlace)
    return text.facts.ready(order.tradePlace.address, timeOfMinute(slotEnd(order.deliveryWindow)))
  if (step.isCurrent && step.code !== 'received') {
    const { day, window } = deliveryWords(order, reference)
    return text.facts.current[wayOf(order)](day, window)
  }
  if (step.reachedAt) return formatMoment(new Date(step.reachedAt), { ...reference, zone: order.farmer.timeZone })
  return step.code === 'received' ? text.facts.last[wayOf(order)] : undefined
}

/** Progress of the order: four steps, the current one highlighted. */
export function OrderTimeline({ order }: { order: OrderAnswer }) {
  const reference = useDayReference()
  // an order may skip a step: a received order has been picked
  const current = order.progress.findIndex((step) => step.isCurrent)
  return (
    <Timeline
      label={text.track}
      steps={order.progress.map((step, index) => {
        const state = step.isCurrent ? 'current' : step.reachedAt || index < current ? 'done' : 'next'
        const last = wayOf(order) === 'courier' ? HouseIcon : ShoppingBagIcon
        const note = noteOf(step, order, reference)
        return {
          id: step.code,
          title:
            step.isCurrent && order.waitsForDay ? text.waitsForDay : text.statusOf(step.code, order.dinner !== null),
          state,
          icon: state === 'done' ? CheckIcon : step.code === 'received' ? last : ICONS[step.code],
          ...(note && { note }),
        }
      })}
    />
  )
}
