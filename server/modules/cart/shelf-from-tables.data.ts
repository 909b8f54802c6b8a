import { type Clock, dayIn } from '@okolitsa/domain/clock/clock.ts'
import { run } from '../../platform/db/client.ts'
import type { CatalogDoor, SellableProduct } from '../catalog/ports.ts'

const SELLABLE = `select p.id, p.organization_id as "organizationId", p.title, p.slug, p.sku, p.category_id as "categoryId",
  'food' as "categoryUrlKey", 'Food' as "mainCategoryName", array[11, 1] as "categoryIds", p.image, p.hue, p.unit,
  p.measure, p.is_weight as "isWeight", p.max_sale_quantity as "maxSaleQuantity", p.vat, p.price,
  coalesce(s.price, p.price) as "finalPrice", s.price as "specialPrice", lower(s.valid)::text as "specialFrom",
  upper(s.valid)::text as "specialTo", p.enabled and o.is_enabled as enabled, true as "isAvailableAtLocation",
  k.kind as "stockKind", case when k.kind <> 'unlimited' then k.on_hand - k.allocated - k.held end as available,
  p.harvest_ready_on as "harvestReadyOn", p.allergens
from product p join organization o on o.id = p.organization_id join stock k on k.product_id = p.id
left join special_price s on s.product_id = p.id and s.valid @> $2::date
where p.id = any($1::int[])`

/** The catalogue's door for tests: straight from the tables, always current. */
export const shelfFromTables = (clock: Clock): Pick<CatalogDoor, 'sellable'> => ({
  sellable: (executor, ids) => run<SellableProduct>(executor, SELLABLE, [ids, dayIn('Europe/Moscow', clock())]),
})
