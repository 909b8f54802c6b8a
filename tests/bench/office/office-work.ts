import type { Executor } from '@okolitsa/server/platform/db/client.ts'
import { withoutIndexes } from '@okolitsa/server/platform/db/without-indexes.ts'
import { chance, FIRST_SELLER, oneOf, SCALE, SELLERS } from './made-values.ts'
import { NOTES } from './names.data.ts'

const ENTRIES = 500_000 * SCALE

/** Papers, applications, checks of goods, moderation, notes and owners of orders. */
export async function growOffice(tx: Executor): Promise<void> {
  const run = (text: string, values: readonly unknown[] = []) => tx.query(text, values)
  await run(
    `insert into staff_account (id, name, bank_subject) overriding system value
     select 900000 + n, 'Office ' || n, 'office:bench:' || n from generate_series(1, 19) as n`,
  )
  await run(
    `insert into office_member (id, phone, is_phone_proved, name, roles, user_handle, created_at)
     select 900000 + n, '7998000' || lpad(n::text, 4, '0'), true, 'Office ' || n, array['support'], decode(md5(n::text), 'hex'), now()
       from generate_series(1, 19) as n`,
  )
  await run(
    `insert into office_order_note (order_id, member_id, text, created_at)
     select id, 900001 + id % 19, ${oneOf(1, 'id', 31)}, placed_at + interval '1 hour' from shop_order where id % 5 = 0`,
    [NOTES],
  )
  await run(`insert into office_order_owner (order_id, member_id, assigned_at)
    select id, 900001 + id % 19, placed_at
      from shop_order where id % 8 = 0`)
  await run(`insert into office_call_back (order_id, member_id, due_at)
    select id, 900001 + id % 19, now() + make_interval(mins => id % 600) from shop_order order by id desc limit 300`)
  await run(`insert into organization_document (organization_id, kind, title, number, valid_to, checked, added_at)
    select id, 'declaration', 'Declaration ' || n, 'RU ' || id || '-' || n, current_date - 20 + floor(${chance('id * 3 + n', 41)} * 700)::int,
      case when ${chance('id * 3 + n', 42)} < 0.03 then 'waiting' else 'accepted' end, now() - make_interval(hours => id % 90)
      from organization cross join generate_series(1, 3) as n where id >= ${FIRST_SELLER} and type = 'farmer'`)
  await run(`insert into seller_application (organization_id, state, created_at, submitted_at, decided_at)
    select id, case when id % 40 = 0 then 'submitted' when id % 40 = 1 then 'returned' else 'approved' end,
      created_at, created_at, case when id % 40 <> 0 then created_at + interval '1 day' end
      from organization where id >= ${FIRST_SELLER} and id % 4 < 2`)
  await run(
    `update organization set suspended_at = now() - interval '3 days', is_hidden = true where id >= ${FIRST_SELLER} and id % 100 = 7`,
  )
  await run(`insert into seller_suspension (organization_id, reason, message, began_at, begin_told_at)
    select id, 'papers', '-', suspended_at, suspended_at from organization where suspended_at is not null and id >= ${FIRST_SELLER}`)
  await run(`insert into product_check (product_id, organization_id, state, "time", version, accepted, proposed, is_wanted, waits_since, reason, returned_at, decided_at)
    select id, organization_id, state, 'after', 1, content, content, true, case when state = 'waiting' then now() - make_interval(mins => id % 5000) end,
      case when state in ('returned', 'hidden') then 'picture' end, case when state in ('returned', 'hidden') then now() end, now()
      from (select id, organization_id, case when ${chance('id', 51)} < 0.01 then 'waiting' when ${chance('id', 51)} < 0.04 then 'returned'
          when ${chance('id', 51)} < 0.045 then 'hidden' else 'accepted' end as state,
          jsonb_build_object('title', title, 'description', description, 'composition', composition, 'allergens', '[]'::jsonb,
            'categoryId', category_id, 'pictures', jsonb_build_array(jsonb_build_object('source', image, 'alt', '', 'focus', null))) as content
        from product where organization_id >= ${FIRST_SELLER} and id % 3 = 0) as made`)
  await run(`update review set state = 'waiting', changed_at = now() - make_interval(mins => (id % 9000)::int)
    where id % 60 = 0 and state = 'published' and answer is null and customer_id is null`)
  await run(`insert into moderation_matter (kind, subject_id, organization_id, since, changed_at, is_shown, decided_at, decided_by)
    select 'review', id::text, organization_id, changed_at, changed_at, state <> 'waiting', case when state <> 'waiting' then changed_at end,
      case when state <> 'waiting' then 900001 end from review on conflict do nothing`)
}

/** The log of actions, without its chain. */
export async function growLog(tx: Executor): Promise<void> {
  const run = (text: string) => tx.query(text, [])
  await run('alter table audit_entry disable trigger audit_entry_waits')
  await withoutIndexes(tx, ['audit_entry'], () =>
    run(`insert into audit_entry (at, staff_id, service, organization_id, action, entity, entity_id, after, kind, network)
      select now() - make_interval(mins => ((${ENTRIES} - n) * 1.5)::int), case when n % 4 > 0 then 900001 + n % 19 end, case when n % 4 = 0 then 'jobs' end,
        case when n % 2 = 0 then ${FIRST_SELLER} + floor(${SELLERS} * power(${chance('n', 61)}, 3))::int end,
        (array['product.price', 'product.changed', 'order.note', 'seller.changed', 'order.read'])[1 + n % 5],
        (array['product', 'product', 'order', 'seller', 'order'])[1 + n % 5], (104001 + n)::text, '{"price": 100}',
        case when n % 5 = 4 then 'read' when n % 97 = 0 then 'refusal' else 'change' end, '10.0.*.*'
        from generate_series(1, ${ENTRIES}) as n`),
  )
  await run('alter table audit_entry enable always trigger audit_entry_waits')
}
