import type { Today, TodayTaskAnswer } from '@okolitsa/contracts/today/today.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { lastsPause, type Pause } from '@okolitsa/domain/sellers/pause.ts'
import { type TodayTask, todayTasks } from '@okolitsa/domain/today/today-tasks.ts'
import type { SellerSuspension, SellerTermination } from '../../../supply/sellers/ports.ts'
import type { TodayRow } from '../store/today.store.ts'

const PREVIEW = { width: 160, height: 160 }

/** Maximum missed orders listed by number. */
const MAX_MISSED = 20

/** A pause of sales; null = none, or ended. */
export const presentPause = (pause: Pause | null, now: Date): Today['pause'] =>
  lastsPause(pause, now) ? { until: pause.until?.toISOString() ?? null } : null

/** @param seesNumbers true = this person may see the sales */
export function presentToday(
  row: TodayRow,
  {
    suspension,
    termination,
  }: { readonly suspension: SellerSuspension | null; readonly termination: SellerTermination | null },
  now: Date,
  seesNumbers: boolean,
): Omit<Today, 'npd' | 'contract'> {
  const { questions, reviews, chats, fresh } = row
  return {
    seller: { id: row.id, type: row.type, title: row.title },
    timeZone: row.timeZone,
    date: row.today,
    pause: row.pausedAt ? presentPause({ until: row.pausedUntil }, now) : null,
    termination: termination && { message: termination.message, endsOn: termination.endsOn },
    suspension: suspension && { message: suspension.message, until: suspension.until?.toISOString() ?? null },
    orders: row.ordersToday,
    ordersTomorrow: row.ordersTomorrow,
    sold: seesNumbers ? { orders: row.soldOrders, sum: toRoubles(row.soldSum) } : null,
    tasks: todayTasks({ ...row, missed: row.missedOrders.length, now, underWay: row.underWay.map(alikeOf) }).map(
      presentTask,
    ),
    newOrders: fresh.map((order) => ({
      id: order.id,
      recipientName: order.recipient_name,
      lines: order.lines,
      total: toRoubles(order.total_sum),
    })),
    missedOrders: row.missedOrders.slice(0, MAX_MISSED),
    debtOrders: row.debtOrders.slice(0, MAX_MISSED),
    unanswered: { questions, reviews, chats },
    products: row.products.map(({ image, is_weight: isWeight, ...product }) => ({
      id: product.id,
      title: product.title,
      imageUrl: imageUrl(image, PREVIEW),
      hue: product.hue,
      unit: product.unit,
      measure: product.measure,
      isWeight,
      orders: product.orders,
      need: product.need,
      picked: product.picked,
    })),
  }
}

const alikeOf = ({
  from_hour: fromHour,
  to_hour: toHour,
  to_weigh: toWeigh,
  ...alike
}: TodayRow['underWay'][number]) => ({
  ...alike,
  fromHour,
  toHour,
  toWeigh,
})

const presentTask = ({ by, kind, isOverdue, done, all, hours, guests }: TodayTask): TodayTaskAnswer => ({
  kind,
  by: by?.toISOString() ?? null,
  isOverdue,
  done,
  all,
  hours,
  guests,
})
