import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('organizationId', organization_id, 'place', place, 'promoCode', promo_code, 'productId', product_id,
           'quantity', quantity, 'at', cart.updated_at) as thing
         from cart left join cart_line on cart_id = cart.id where customer_id = $1 order by cart.created_at`,
      [customerId],
    )
    return { carts: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'update cart_line set added_by = null where added_by = $1', [customerId])
    await run(tx, 'update shared_cart set ended_by = null where ended_by = $1', [customerId])
    await run(tx, 'delete from shared_cart where owner_id = $1', [customerId])
    await run(tx, 'delete from cart_member where customer_id = $1', [customerId])
    await run(tx, 'delete from cart where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  // a customer has one cart of a seller, own or shared: lines join the cart of the account that stays
  merge: async (tx, { from, into, now }) => {
    await run(tx, 'select from cart where customer_id in ($1, $2) order by id for update', [from, into])
    // an owner is no member of the cart
    await run(
      tx,
      `with own as (
         delete from cart_member using cart where cart.id = cart_member.cart_id
           and (cart_member.customer_id, cart.customer_id) in (($1::int, $2::int), ($2::int, $1::int)) returning cart_member.id)
       update cart_line set member_id = null where member_id in (select id from own)`,
      [from, into],
    )
    await run(
      tx,
      `update cart_line set cart_id = mine.cart_id, member_id = mine.member_id, is_joint = false
         from cart theirs join (
             select id as cart_id, organization_id, null::int as member_id from cart where customer_id = $2
             union all
             select cart_id, organization_id, id from cart_member where customer_id = $2 and left_at is null) as mine
           using (organization_id)
        where theirs.customer_id = $1 and cart_line.cart_id = theirs.id
          and not exists (select from cart_line as same where same.cart_id = mine.cart_id
            and (same.product_id, same.options_key) = (cart_line.product_id, cart_line.options_key))`,
      [from, into],
    )
    await run(
      tx,
      `with taken as (
         select organization_id from cart where customer_id = $2
         union all select organization_id from cart_member where customer_id = $2 and left_at is null),
       gone as (delete from cart where customer_id = $1 and organization_id in (select organization_id from taken) returning id),
       over as (
         update shared_cart set ended_at = $3, outcome = 'deleted', ended_by = $2
          where cart_id in (select id from gone) and ended_at is null returning cart_id)
       update cart_member set left_at = $3 where left_at is null and cart_id in (select cart_id from over)`,
      [from, into, now],
    )
    await run(tx, 'update cart set customer_id = $2, version = version + 1 where customer_id = $1', [from, into])
    await run(
      tx,
      `delete from cart_member where customer_id = $1 and (
         cart_id in (select cart_id from cart_member where customer_id = $2)
         or left_at is null and organization_id in (
           select organization_id from cart where customer_id = $2
           union all select organization_id from cart_member where customer_id = $2 and left_at is null))`,
      [from, into],
    )
    await run(tx, 'update cart_member set customer_id = $2 where customer_id = $1', [from, into])
    await run(tx, 'update cart_line set added_by = $2 where added_by = $1', [from, into])
    await run(tx, 'update shared_cart set owner_id = $2 where owner_id = $1', [from, into])
    await run(tx, 'update shared_cart set ended_by = $2 where ended_by = $1', [from, into])
  },
}
