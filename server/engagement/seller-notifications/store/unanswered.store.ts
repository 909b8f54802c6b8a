import {
  LATE_AFTER_MINUTES,
  LATE_BEFORE_HANDOVER,
  type MatterKind,
  type SellerChannel,
} from '@okolitsa/domain/seller-notifications/matter.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

interface UnansweredRow {
  id: number
  kind: MatterKind
  subjectId: number
  organizationId: number
  title: string
  type: SellerProfile['type']
  phone: string | null
  at: Date
  deadline: Date | null
  seenAt: Date | null
  /** Beginning of an order's handover; null = not an order. */
  handoverAt: Date | null
  sent: { channel: SellerChannel; at: string; isSure: boolean }[]
  total: number
}

const LATE = Object.entries(LATE_AFTER_MINUTES).flatMap(([kind, minutes]) =>
  minutes === null ? [] : [{ kind, minutes }],
)

/**
 * Items that are late at $1, by the rule of `lateFrom`. An order without a window is handed over from the beginning of
 * its day.
 */
const LATE_MATTERS = `select matter.*, handover.at as handover_at,
    least(matter.at + late.minutes * interval '1 minute', case when handover.at is not null then
      greatest(matter.at + $4::int * interval '1 minute', handover.at - $5::int * interval '1 minute') end) as late_from
   from seller_matter_state as matter
   join unnest($2::text[], $3::int[]) as late (kind, minutes) on late.kind = matter.kind
   left join lateral (
     select (delivery_date + coalesce(window_from_hour, 0) * interval '1 hour') at time zone time_zone as at
       from order_head where matter.kind = 'order' and order_head.id = matter.subject_id) as handover on true
  where matter.is_open`
const RULE = [
  LATE.map(({ kind }) => kind),
  LATE.map(({ minutes }) => minutes),
  LATE_BEFORE_HANDOVER.after,
  LATE_BEFORE_HANDOVER.within,
]

/** Overdue items, the first to expire first; `total` includes items not returned. */
export function listUnanswered(executor: Executor, now: Date, limit: number): Promise<UnansweredRow[]> {
  return run<UnansweredRow>(
    executor,
    `select matter.id, matter.kind, subject_id as "subjectId", matter.organization_id as "organizationId",
       organization.title, organization.type, coalesce(settings.phones[1], owner.phone, organization.phone) as phone,
       matter.at, matter.deadline, matter.seen_at as "seenAt", matter.handover_at as "handoverAt",
       coalesce((select jsonb_agg(jsonb_build_object('channel', channel, 'at', message.at, 'isSure', message.state = 'sent')
           order by message.at)
         from seller_message as message where message.state <> 'failed'
          and exists (select from seller_matter_step where message_id = message.id and matter_id = matter.id)), '[]') as sent,
       count(*) over ()::int as total
       from (${LATE_MATTERS}) as matter join seller_card as organization on organization.id = matter.organization_id
       left join seller_notification_settings as settings on settings.organization_id = matter.organization_id
       left join lateral (
         select member.phone from staff_place as member
          where member.organization_id = matter.organization_id and member.ended_at is null and member.is_active
            and member.phone is not null and member.role = 'owner'
          order by member.since, member.staff_id limit 1) as owner on true
      where matter.late_from <= $1
      order by matter.deadline nulls last, matter.at, matter.id limit $6`,
    [now, ...RULE, limit],
  )
}

export interface UnansweredOrders {
  readonly count: number
  /** Time from which the oldest is late; null = none. */
  readonly since: Date | null
}

/** Late orders of farms and kitchens, and late bookings. */
export async function countUnansweredOrders(executor: Executor, now: Date): Promise<UnansweredOrders> {
  const [row] = await run<UnansweredOrders>(
    executor,
    `select count(*)::int as count, min(late_from) as since from (${LATE_MATTERS}) as matter
      where late_from <= $1 and kind in ('order', 'dinner', 'booking')`,
    [now, ...RULE],
  )
  return row ?? { count: 0, since: null }
}
