import {
  LATE_AFTER_MINUTES,
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
  sent: { channel: SellerChannel; at: string; isSure: boolean }[]
  total: number
}

const LATE = Object.entries(LATE_AFTER_MINUTES).flatMap(([kind, minutes]) =>
  minutes === null ? [] : [{ kind, minutes }],
)

/** Overdue items, the first to expire first; `total` includes items not returned. */
export function listUnanswered(executor: Executor, now: Date, limit: number): Promise<UnansweredRow[]> {
  return run<UnansweredRow>(
    executor,
    `select matter.id, matter.kind, subject_id as "subjectId", matter.organization_id as "organizationId",
       organization.title, organization.type, coalesce(settings.phones[1], owner.phone, organization.phone) as phone,
       matter.at, matter.deadline, matter.seen_at as "seenAt",
       coalesce((select jsonb_agg(jsonb_build_object('channel', channel, 'at', message.at, 'isSure', message.state = 'sent')
           order by message.at)
         from seller_message as message where message.state <> 'failed'
          and exists (select from seller_matter_step where message_id = message.id and matter_id = matter.id)), '[]') as sent,
       count(*) over ()::int as total
       from seller_matter_state as matter join seller_card as organization on organization.id = matter.organization_id
       join unnest($2::text[], $3::int[]) as late (kind, minutes) on late.kind = matter.kind
       left join seller_notification_settings as settings on settings.organization_id = matter.organization_id
       left join lateral (
         select member.phone from staff_place as member
          where member.organization_id = matter.organization_id and member.ended_at is null and member.is_active
            and member.phone is not null and member.role = 'owner'
          order by member.since, member.staff_id limit 1) as owner on true
      where matter.is_open and matter.at <= $1::timestamptz - late.minutes * interval '1 minute'
      order by matter.deadline nulls last, matter.at, matter.id limit $4`,
    [now, LATE.map(({ kind }) => kind), LATE.map(({ minutes }) => minutes), limit],
  )
}
