import { rolesThatMay } from '@okolitsa/domain/identity/actor.ts'
import type { SellerChannel, SellerTopic } from '@okolitsa/domain/seller-notifications/matter.ts'
import { type QuietHours, USUAL_QUIET_HOURS } from '@okolitsa/domain/seller-notifications/next-sendings.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Maximum people whose own phones are used while the seller has entered none. */
const MAX_PEOPLE = 2

export interface NotifiedSeller {
  readonly type: SellerProfile['type']
  readonly title: string
  readonly timeZone: string
  readonly ownPhones: readonly string[]
  /** Mobile phones of the seller's people, then the seller's own; used while the seller has entered none. */
  readonly usualPhones: readonly string[]
  /** Mobile phones of the owners, whatever the seller has entered. */
  readonly ownersPhones: readonly string[]
  readonly ownEmail: string | null
  readonly usualEmail: string | null
  readonly quiet: QuietHours | null
  readonly choices: readonly { readonly topic: SellerTopic; readonly channel: SellerChannel; readonly isOn: boolean }[]
}

export const phonesOf = ({ ownPhones, usualPhones }: Pick<NotifiedSeller, 'ownPhones' | 'usualPhones'>) =>
  ownPhones.length > 0 ? ownPhones : usualPhones
export const emailOf = ({ ownEmail, usualEmail }: Pick<NotifiedSeller, 'ownEmail' | 'usualEmail'>) =>
  ownEmail ?? usualEmail

/** Whether a topic is on for a channel; a missing choice means on. */
export const isOn = (
  { choices }: Pick<NotifiedSeller, 'choices'>,
  topic: SellerTopic,
  channel: SellerChannel,
): boolean => choices.find((choice) => choice.topic === topic && choice.channel === channel)?.isOn ?? true

interface Row {
  type: SellerProfile['type']
  title: string
  timeZone: string
  phones: string[] | null
  peoplesPhones: string[]
  ownersPhones: string[]
  phone: string | null
  email: string | null
  usualEmail: string | null
  quietFrom: number | null
  quietTo: number | null
  isSet: boolean
  choices: { topic: SellerTopic; channel: SellerChannel; isOn: boolean }[]
}

/** The seller; null = no such seller. */
export async function findSeller(executor: Executor, organizationId: number): Promise<NotifiedSeller | null> {
  const [row] = await run<Row>(
    executor,
    `select organization.type, organization.title, organization.time_zone as "timeZone", settings.phones,
       array(select member.phone from staff_place as member
         where member.organization_id = organization.id and member.ended_at is null and member.is_active
           and member.phone is not null and member.role = any($2::text[])
         order by member.role = 'owner' desc, member.since, member.staff_id limit ${MAX_PEOPLE}) as "peoplesPhones",
       array(select member.phone from staff_place as member
         where member.organization_id = organization.id and member.ended_at is null and member.is_active
           and member.phone is not null and member.role = 'owner'
         order by member.since, member.staff_id limit ${MAX_PEOPLE}) as "ownersPhones",
       organization.phone, settings.email, site_contact.email as "usualEmail", settings.quiet_from as "quietFrom",
       settings.quiet_to as "quietTo", settings.organization_id is not null as "isSet",
       coalesce((select jsonb_agg(jsonb_build_object('topic', topic, 'channel', channel, 'isOn', is_on))
         from seller_notification_choice where seller_notification_choice.organization_id = organization.id), '[]') as choices
       from seller_card as organization left join seller_notification_settings as settings on settings.organization_id = organization.id
       left join site_contact on site_contact.organization_id = organization.id
      where organization.id = $1`,
    [organizationId, rolesThatMay('answerCustomers')],
  )
  if (!row) return null
  const own = row.phone !== null && /^79\d{9}$/.test(row.phone) ? [row.phone] : []
  const isQuiet = row.quietFrom !== null && row.quietTo !== null
  return {
    type: row.type,
    title: row.title,
    timeZone: row.timeZone,
    ownPhones: row.phones ?? [],
    usualPhones: row.peoplesPhones.length > 0 ? row.peoplesPhones : own,
    ownersPhones: row.ownersPhones,
    ownEmail: row.email,
    usualEmail: row.usualEmail,
    quiet: !row.isSet ? USUAL_QUIET_HOURS : isQuiet ? { from: Number(row.quietFrom), to: Number(row.quietTo) } : null,
    choices: row.choices,
  }
}

interface KeptSettings {
  readonly phones: readonly string[]
  readonly email: string | null
  readonly quiet: QuietHours | null
}

export async function saveSettings(
  tx: Executor,
  organizationId: number,
  { phones, email, quiet }: KeptSettings,
  now: Date,
): Promise<void> {
  await run(
    tx,
    `insert into seller_notification_settings (organization_id, phones, email, quiet_from, quiet_to, changed_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (organization_id) do update set phones = excluded.phones,
       email = excluded.email, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
       changed_at = excluded.changed_at`,
    [organizationId, phones, email, quiet?.from ?? null, quiet?.to ?? null, now],
  )
}

export async function saveChoice(
  tx: Executor,
  organizationId: number,
  choice: { readonly topic: SellerTopic; readonly channel: SellerChannel; readonly isOn: boolean },
): Promise<void> {
  await run(
    tx,
    `insert into seller_notification_choice (organization_id, topic, channel, is_on) values ($1, $2, $3, $4)
     on conflict (organization_id, topic, channel) do update set is_on = excluded.is_on`,
    [organizationId, choice.topic, choice.channel, choice.isOn],
  )
}
