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
}
