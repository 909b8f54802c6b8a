import type { KitchenOrder } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import { formatDuration } from '@okolitsa/strings/ru/format.ts'
import { kitchenOrdersDesk as text } from '@okolitsa/strings/ru/kitchen-orders-desk.ts'
import { classNames } from '../../ui/class-names.ts'
import css from './kitchen.module.css'

const MINUTE_MS = 60_000
/** Remaining time below which the answer counts down in seconds. */
const BY_SECONDS_MS = 10 * MINUTE_MS
/** Remaining time below which the colour changes. */
const NEAR_MS = 2 * MINUTE_MS
const SOON_MINUTES = 10
const LONG_WAIT_MINUTES = 5

type Tone = 'calm' | 'soon' | 'alarm'

/** Time left, readable from two metres. */
export function KitchenTime({
  order,
  column,
  nowMs,
  dueMs,
}: {
  order: KitchenOrder
  column: 'answer' | 'cook' | 'ready' | 'road'
  nowMs: number
  dueMs: number
}) {
  const { value, note, tone } = timeOf(order, column, nowMs, dueMs)
  return (
    <p className={classNames(css.time, css[tone])}>
      <b>{value}</b>
      <small>{note}</small>
    </p>
  )
}

function timeOf(
  { dinner }: KitchenOrder,
  column: 'answer' | 'cook' | 'ready' | 'road',
  nowMs: number,
  dueMs: number,
): { value: string; note: string; tone: Tone } {
  if (column === 'answer') {
    if (!dinner.acceptBefore) return { value: '', note: text.unpaid, tone: 'calm' }
    const leftMs = Date.parse(dinner.acceptBefore) - nowMs
    if (leftMs <= 0) return { value: '0:00', note: text.noAnswer, tone: 'alarm' }
    return { value: answerTime(leftMs), note: text.toAnswer, tone: leftMs < NEAR_MS ? 'alarm' : 'soon' }
  }
  if (column === 'ready') {
    const since = Date.parse(dinner.readyAt ?? dinner.promisedTo)
    const waits = Math.max(0, Math.floor((nowMs - since) / MINUTE_MS))
    return { value: text.minutes(waits), note: text.waits, tone: waits >= LONG_WAIT_MINUTES ? 'soon' : 'calm' }
  }
  const end = column === 'cook' ? dueMs : Date.parse(dinner.promisedTo)
  const left = Math.floor((end - nowMs) / MINUTE_MS)
  if (left < 0) return { value: text.minutes(left), note: text.late, tone: 'alarm' }
  const note = column === 'cook' ? text.untilDue : text.onTheWay
  return { value: text.minutes(left), note, tone: left < SOON_MINUTES ? 'soon' : 'calm' }
}

/** Remaining time for the answer: `4:07`; above ten minutes `4 ч 3 мин`. */
function answerTime(leftMs: number): string {
  if (leftMs >= BY_SECONDS_MS) return formatDuration(Math.floor(leftMs / MINUTE_MS))
  const seconds = Math.floor(leftMs / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
