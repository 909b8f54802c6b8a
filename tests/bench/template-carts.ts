import type { Workbench } from './scenario.ts'
import { post } from './sign-in.ts'

/** A template cart with its checkout options. */
export interface TemplateCart {
  readonly cartId: string
  readonly productId: number
  readonly methodCode: 'pickup' | 'courier'
  readonly tradePlaceId: number | null
  readonly date: string
}

interface ListedCard {
  readonly id: number
  readonly slug: string
  readonly price: number
  readonly maxSaleQuantity: number | null
  readonly availability: { readonly isAvailableForCart: boolean; readonly available: number | null }
  readonly farmer: { readonly id: number }
}
interface OfferedMethod {
  readonly methodCode: string
  readonly minOrderSum: number
  readonly tradePlaceId: number | null
  readonly dates: readonly { readonly date: string }[]
}

/** Maximum number of templates: enough that customers seldom wait for the stock of one product. */
const MAX_TEMPLATES = 48
const LISTED = 3_000

/** Creates guests' carts of different sellers, each with one unlimited, deliverable product. */
export async function openTemplateCarts({ shop, database }: Workbench, most = MAX_TEMPLATES): Promise<TemplateCart[]> {
  const paying = await database.query<{ id: number }>(
    "select organization_id as id from organization_payment_method where code = 'cashondelivery'",
  )
  const sellers = new Set(paying.rows.map(({ id }) => id))
  const templates: TemplateCart[] = []
  for (let from = 0; from < LISTED && templates.length < most; from += 100) {
    const list = await fetch(`${shop.url}/api/v3/products?from=${from}&size=100`)
    const { items } = (await list.json()) as { items: ListedCard[] }
    for (const card of items) {
      const isEndless = card.availability.isAvailableForCart && card.availability.available === null
      if (!isEndless || card.maxSaleQuantity !== null || !sellers.delete(card.farmer.id)) continue
      const template = await openTemplate(shop.url, card)
      if (template) templates.push(template)
      if (templates.length === most) break
    }
    if (items.length < 100) break
  }
  if (templates.length === 0) throw new Error('the demo marketplace has no product that never runs out')
  return templates
}

async function openTemplate(url: string, card: ListedCard): Promise<TemplateCart | null> {
  const page = await fetch(`${url}/api/v3/products/slug/${card.slug}`)
  const { deliveryMethods } = (await page.json()) as { deliveryMethods: OfferedMethod[] }
  const method = deliveryMethods.find((one) => one.methodCode !== 'cdek' && one.dates.length > 0)
  if (!method) return null
  const quantity = Math.max(2, Math.ceil(method.minOrderSum / card.price))
  const { cartId } = await post<{ cartId: string }>(`${url}/api/v2/cart`, {
    organizationId: card.farmer.id,
    products: [{ productId: card.id, quantity }],
  })
  return {
    cartId,
    productId: card.id,
    methodCode: method.methodCode as TemplateCart['methodCode'],
    tradePlaceId: method.tradePlaceId,
    date: method.dates.at(-1)?.date ?? '',
  }
}

/** Copies a cart with its lines: for guests (null), or one per customer. Returns the new ids in order. */
export async function cloneCart(
  { database }: Workbench,
  cartId: string,
  owners: readonly (number | null)[],
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `with owner as (select id, place from unnest($2::int[]) with ordinality as o (id, place)),
       fresh as materialized (select gen_random_uuid() as id, owner.id as customer_id, owner.place from owner),
       cloned as (
         insert into cart (id, customer_id, organization_id, type, place, expires_at)
         select fresh.id, fresh.customer_id, c.organization_id, c.type, c.place,
           case when fresh.customer_id is null then shop_now() + interval '30 days' end
         from fresh, cart c where c.id = $1),
       lines as (
         insert into cart_line (cart_id, product_id, quantity, seen_price, added_by, substitution)
         select fresh.id, l.product_id, l.quantity, l.seen_price, fresh.customer_id, l.substitution
         from fresh, cart_line l where l.cart_id = $1)
     select id from fresh order by place`,
    [cartId, owners],
  )
  return rows.map(({ id }) => id)
}
