import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { LockedCart, LockedCartLine } from '../ports.ts'

/** The seller on the card of a cart. */
export interface CartSeller {
  readonly type: string
  readonly slug: string
  readonly title: string
  readonly smallImage: string
  readonly hue: number
  readonly isEnabled: boolean
  /** Of the goods' price that bonuses may cover, per cent; null = as everywhere in the shop. */
  readonly maxSharePercent: number | null
}

/** A cart with its lines, its seller and what its owner's subscription gives. */
export interface StoredCart {
  readonly id: string
  /** null = a guest's. */
  readonly customerId: number | null
  readonly organizationId: number
  readonly type: 'farmer' | 'restaurant'
  readonly place: Location
  readonly version: number
  readonly createdAt: Date
  readonly seller: CartSeller
  /** Free deliveries left; above zero = a subscriber. */
  readonly freeDeliveries: number
  /** The owner's; 0 for a guest. */
  readonly bonusBalance: Kopecks
  /** In the order they were added. */
  readonly lines: readonly LockedCartLine[]
}

interface Row {
  id: string
  customer_id: number | null
  organization_id: number
  type: 'farmer' | 'restaurant'
  place: Location
  version: number
  created_at: Date
  seller_type: string
  slug: string
  title: string
  small_image: string
  hue: number
  is_enabled: boolean
  max_share_percent: number | null
  free_deliveries: number
  bonus_balance: Kopecks
  lines: [productId: number, quantity: number, seenPrice: number, substitution: SubstitutionRule][]
}

const LINES = `coalesce((select json_agg(json_build_array(l.product_id, l.quantity, l.seen_price, l.substitution)
    order by l.added_at, l.product_id) from cart_line l where l.cart_id = c.id), '[]') as lines`
const SELECT = `select c.id, c.customer_id, c.organization_id, c.type, c.place, c.version, c.created_at,
  s.type as seller_type, s.slug, s.title, s.small_image, s.hue, s.is_enabled,
  s.max_share_percent, coalesce(p.free_deliveries, 0) as free_deliveries, coalesce(p.bonus_balance, 0) as bonus_balance,
  ${LINES}
from cart c join cart_seller s on s.id = c.organization_id left join cart_shopper p on p.id = c.customer_id`

/** Who may see a cart: its customer, or whoever holds the id of a guest's cart that has not expired. */
const VISIBLE = '(c.customer_id = $2 or (c.customer_id is null and c.expires_at > $3))'

const lineOf = ([productId, quantity, seenPrice, substitution]: Row['lines'][number]): LockedCartLine => ({
  productId,
  quantity,
  seenPrice: seenPrice as Kopecks,
  substitution,
})

const cartOf = (row: Row): StoredCart => ({
  id: row.id,
  customerId: row.customer_id,
  organizationId: row.organization_id,
  type: row.type,
  place: row.place,
  version: row.version,
  createdAt: row.created_at,
  seller: {
    type: row.seller_type,
    slug: row.slug,
    title: row.title,
    smallImage: row.small_image,
    hue: row.hue,
    isEnabled: row.is_enabled,
    maxSharePercent: row.max_share_percent,
  },
  freeDeliveries: row.free_deliveries,
  bonusBalance: row.bonus_balance,
  lines: row.lines.map(lineOf),
})

/** One cart that this shopper (null = a guest) may see; null otherwise. */
export async function findCart(
  executor: Executor,
  cartId: string,
  customerId: number | null,
  now: Date,
): Promise<StoredCart | null> {
  const [row] = await run<Row>(executor, `${SELECT} where c.id = $1 and ${VISIBLE}`, [cartId, customerId, now])
  return row ? cartOf(row) : null
}

/** All carts of a customer with all lines, newest first, in one query. */
export async function listCustomerCarts(executor: Executor, customerId: number): Promise<StoredCart[]> {
  const text = `${SELECT} where c.customer_id = $1 order by c.created_at desc, c.id desc`
  return (await run<Row>(executor, text, [customerId])).map(cartOf)
}

/** Guests' carts among `cartIds` with all lines, newest first, in one query. */
export async function listGuestCarts(executor: Executor, cartIds: readonly string[], now: Date): Promise<StoredCart[]> {
  if (cartIds.length === 0) return []
  const text = `${SELECT} where c.id = any($1::uuid[]) and c.customer_id is null and c.expires_at > $2
    order by c.created_at desc, c.id desc`
  return (await run<Row>(executor, text, [cartIds, now])).map(cartOf)
}

/** Locks a customer's own cart till the end of the transaction and reads it; null = gone or somebody else's. */
export async function lockCustomerCart(tx: Executor, cartId: string, customerId: number): Promise<LockedCart | null> {
  // two statements: the second sees what was committed while the first waited for the lock
  const locked = await run(tx, 'select from cart where id = $1 and customer_id = $2 for update', [cartId, customerId])
  if (locked.length === 0) return null
  const [row] = await run<Row>(
    tx,
    `select c.id, c.organization_id, c.type, c.place, c.version, p.free_deliveries, ${LINES}
     from cart c join cart_shopper p on p.id = c.customer_id where c.id = $1`,
    [cartId],
  )
  if (!row) return null
  const { id, organization_id, type, place, version, free_deliveries, lines } = row
  const isSubscriber = free_deliveries > 0
  return { id, organizationId: organization_id, type, place, version, isSubscriber, lines: lines.map(lineOf) }
}
