import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { NEW_ACCOUNT_HOURS, type SuspicionFacts } from '@okolitsa/domain/reviews/suspicion.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import { OWNERS } from './review.store.ts'

/** Facts that may cast doubt on reviews: what their authors have in common with the people of the seller. */
export const listSuspicions = (
  executor: Executor,
  scope: StaffScope,
  ids: readonly number[],
): Promise<(SuspicionFacts & { readonly id: number })[]> =>
  run(
    executor,
    `with subject as materialized (
       select review.id, review.organization_id, review.customer_id, review.order_id, review.created_at, author.phone,
         lower(author.email) as email, author.created_at as joined_at, placed.recipient_phone,
         case when placed.delivery_kind = 'courier' then placed.address_line end as address
       from review left join customer_contact as author on author.id = review.customer_id
       left join order_head as placed on placed.id = review.order_id
       where review.id = any($1::int[]) and ${within(scope, OWNERS, 2)}
     ), member as materialized (
       select unnest(organization_ids) as organization_id, phone from staff_person
        where is_active and phone is not null
          and organization_ids && (select array_agg(distinct organization_id) from subject)
       union select id, phone from seller_card where id in (select organization_id from subject) and phone is not null
     ), account as materialized (
       select member.organization_id, person.id, lower(person.email) as email
         from member join customer_contact as person on person.phone = member.phone
     )
     select subject.id, subject.order_id is not null as "hasOrder",
       exists (select from member where member.organization_id = subject.organization_id
         and member.phone = subject.phone) as "isByStaff",
       exists (select from member where member.organization_id = subject.organization_id
         and member.phone = subject.recipient_phone) as "isReceivedByStaff",
       exists (select from account where account.organization_id = subject.organization_id
         and account.id <> subject.customer_id and account.email = subject.email) as "sharesEmail",
       exists (select from account join order_head as theirs on theirs.customer_id = account.id
         where account.organization_id = subject.organization_id and account.id <> subject.customer_id
           and theirs.delivery_kind = 'courier' and theirs.address_line = subject.address) as "sharesAddress",
       (select count(*)::int from review as near join customer_contact as writer on writer.id = near.customer_id
         where near.organization_id = subject.organization_id
           and near.created_at between subject.created_at - interval '1 hour' and subject.created_at + interval '1 hour'
           and writer.created_at > near.created_at - make_interval(hours => $2)) as "newAccountsAround",
       floor(extract(epoch from subject.created_at - subject.joined_at) / 3600)::int as "accountHours"
     from subject`,
    [ids, NEW_ACCOUNT_HOURS, ...scopeValues(scope)],
  )
