import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import { type Location, townOf } from '@okolitsa/domain/geo/location.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import { scopeValues, withinSite } from '../../../platform/db/within.ts'
import { type CartScope, customerIdOf, type GuestScope, guestKeyOf } from '../cart-scope.ts'
import type { LockedCart, LockedCartLine } from '../ports.ts'

export interface CartMember {
  readonly id: number
  readonly firstName: string | null
  /** True = the member has left or was removed; stored for the names at lines. */
  readonly hasLeft: boolean
  readonly isMe: boolean
}

export interface Sharing {
  readonly ownerName: string | null
  /** Members in the order of joining. */
  readonly members: readonly CartMember[]
}

export interface StoredLine extends LockedCartLine {
  /** The member who added it; null = the owner. */
  readonly memberId: number | null
  /** True = another member has changed its quantity. */
  readonly isJoint: boolean
  /** Delivery chosen when the product was added; null = none. */
  readonly chosenWay: ChosenWay | null
}

export interface CartSeller {
  readonly type: string
  readonly slug: string
  readonly title: string
  readonly smallImage: string
  readonly hue: number
  readonly isEnabled: boolean
  /** Maximum share of the goods' price paid by bonuses, per cent; null = the shop's default. */
  readonly maxSharePercent: number | null
}

/** A cart with its lines, its seller and the owner's subscription. */
export interface StoredCart {
  readonly id: string
  /** The customer; null = a guest's cart. */
  readonly customerId: number | null
  readonly organizationId: number
  readonly type: 'farmer' | 'restaurant'
  readonly place: Location
  readonly version: number
  readonly createdAt: Date
  readonly touchedAt: Date
  /** Promo code stored with the cart, upper case; null = none. */
  readonly promoCode: string | null
  readonly seller: CartSeller
  /** Free deliveries left to the viewer; above 0 = the viewer is a subscriber. */
  readonly freeDeliveries: number
  /** Bonus balance of the viewer; 0 for a guest. */
  readonly bonusBalance: Kopecks
  /** Sharing of the cart; null = never shared. */
  readonly sharing: Sharing | null
  /** Lines in the order of addition. */
  readonly lines: readonly StoredLine[]
}

interface Row {
  id: string
  customerId: number | null
  organizationId: number
  type: 'farmer' | 'restaurant'
  place: Location
  version: number
  createdAt: Date
  updatedAt: Date
  promoCode: string | null
  sellerType: string
  slug: string
  title: string
  smallImage: string
  hue: number
  isEnabled: boolean
  maxSharePercent: number | null
  freeDeliveries: number
  bonusBalance: Kopecks
  sharing: [ownerName: string | null, members: [id: number, name: string | null, left: boolean, me: boolean][]] | null
  lines: LineRow[]
}
type LockedRow = Pick<
  Row,
  'id' | 'customerId' | 'organizationId' | 'type' | 'place' | 'version' | 'freeDeliveries' | 'lines'
> & { membersCount: number }
type LineRow = [
  productId: number,
  quantity: number,
  seenPrice: number,
  substitution: SubstitutionRule,
  memberId: number | null,
  isJoint: boolean,
  optionsKey: string,
  chosenWay: ChosenWay | null,
]

const LINES = `coalesce((select json_agg(json_build_array(l.product_id, l.quantity, l.seen_price, l.substitution, l.member_id,
    l.is_joint, l.options_key, l.chosen_way) order by l.added_at, l.product_id, l.options_key) from cart_line l where l.cart_id = c.id), '[]') as lines`
/** SQL condition of a member. `$1`, `$2` = customer id and guest key of the scope, here and below. */
const IS_ME = '(m.customer_id = $1 or m.guest_key = $2)'
const SHARING = `(select json_build_array(o.first_name, coalesce((
    select json_agg(json_build_array(m.id, coalesce(n.first_name, m.first_name), m.left_at is not null,
        coalesce(m.customer_id = $1, m.guest_key = $2, false)) order by m.id)
      from cart_member m left join cart_shopper n on n.id = m.customer_id where m.cart_id = sc.cart_id), '[]'))
  from shared_cart sc join cart_shopper o on o.id = sc.owner_id where sc.cart_id = c.id) as sharing`
const SELECT = `select c.id, c.customer_id as "customerId", c.organization_id as "organizationId", c.type, c.place,
  c.version, c.created_at as "createdAt", c.updated_at as "updatedAt", c.promo_code as "promoCode", s.type as "sellerType", s.slug, s.title,
  s.small_image as "smallImage", s.hue, s.is_enabled as "isEnabled", s.max_share_percent as "maxSharePercent",
  coalesce(p.free_deliveries, 0) as "freeDeliveries", coalesce(p.bonus_balance, 0) as "bonusBalance",
  ${SHARING}, ${LINES}
from cart c join cart_seller s on s.id = c.organization_id left join cart_shopper p on p.id = $1`

/**
 * SQL condition of access to a cart: its customer, its members, or the bearer of the id of a guest's cart that has not
 * expired at `$3`; only on sites that include its seller. Its parameters follow the `before` ones.
 */
export const isOpenTo = (
  { site }: CartScope,
  before: number,
) => `(c.customer_id = $1 or (c.customer_id is null and c.expires_at > $3)
  or exists (select from cart_member m where m.cart_id = c.id and m.left_at is null and ${IS_ME}))
  and ${withinSite(site, 'c.organization_id', before)}`

const lineOf = ([
  productId,
  quantity,
  seenPrice,
  substitution,
  memberId,
  isJoint,
  optionsKey,
  chosenWay,
]: LineRow): StoredLine => ({
  productId,
  optionsKey,
  quantity,
  seenPrice: seenPrice as Kopecks,
  substitution,
  memberId,
  isJoint,
  chosenWay,
})

/** Converts a chosen delivery to the value of its column. */
export const chosenWayText = (way: ChosenWay | null | undefined): string | null => (way ? JSON.stringify(way) : null)

const sharingOf = (sharing: Row['sharing']): Sharing | null =>
  sharing && {
    ownerName: sharing[0],
    members: sharing[1].map(([id, firstName, hasLeft, isMe]) => ({ id, firstName, hasLeft, isMe })),
  }

const cartOf = (row: Row): StoredCart => ({
  id: row.id,
  customerId: row.customerId,
  organizationId: row.organizationId,
  type: row.type,
  place: row.place,
  version: row.version,
  createdAt: row.createdAt,
  touchedAt: row.updatedAt,
  promoCode: row.promoCode,
  seller: {
    type: row.sellerType,
    slug: row.slug,
    title: row.title,
    smallImage: row.smallImage,
    hue: row.hue,
    isEnabled: row.isEnabled,
    maxSharePercent: row.maxSharePercent,
  },
  freeDeliveries: row.freeDeliveries,
  bonusBalance: row.bonusBalance,
  sharing: sharingOf(row.sharing),
  lines: row.lines.map(lineOf),
})

/** One cart within the scope; null = none. */
export async function findCart(
  executor: Executor,
  scope: CartScope,
  cartId: string,
  now: Date,
): Promise<StoredCart | null> {
  const text = `${SELECT} where c.id = $4 and ${isOpenTo(scope, 4)}`
  const values = [customerIdOf(scope), guestKeyOf(scope), now, cartId, ...scopeValues(scope.site)]
  const [row] = await run<Row>(executor, text, values)
  return row ? cartOf(row) : null
}

/** SQL condition: ids of the shared carts of a customer, or of a guest with a key. */
const GATHERED = `select m.cart_id from cart_member m where m.left_at is null and ${IS_ME}`
const NEWEST_FIRST = 'order by c.created_at desc, c.id desc'

/** Carts within a scope, own and shared, with all lines, newest first, in one query. */
export const listCarts = (executor: Executor, scope: CartScope, now: Date): Promise<StoredCart[]> =>
  scope.kind === 'guest' ? listGuestCarts(executor, scope, now) : listCustomerCarts(executor, scope)

async function listCustomerCarts(executor: Executor, { customerId, site }: CustomerScope): Promise<StoredCart[]> {
  const text = `${SELECT} where c.id in (select id from cart where customer_id = $1 union all ${GATHERED})
    and ${withinSite(site, 'c.organization_id', 2)} ${NEWEST_FIRST}`
  return (await run<Row>(executor, text, [customerId, null, ...scopeValues(site)])).map(cartOf)
}

/** A guest's own carts by id, and the shared carts that the guest has joined with the key. */
async function listGuestCarts(
  executor: Executor,
  { cartIds, guestKey, site }: GuestScope,
  now: Date,
): Promise<StoredCart[]> {
  if (cartIds.length === 0 && guestKey === null) return []
  const text = `${SELECT} where ((c.id = any($4::uuid[]) and c.customer_id is null and c.expires_at > $3)
    or c.id in (${GATHERED})) and ${withinSite(site, 'c.organization_id', 4)} ${NEWEST_FIRST}`
  return (await run<Row>(executor, text, [null, guestKey, now, cartIds, ...scopeValues(site)])).map(cartOf)
}

/**
 * Locks carts that the customer may order, own and shared ones, until the end of the transaction and reads them;
 * missing carts and carts of other people are omitted. Members see the town without the owner's address.
 */
export async function lockCartsToOrder(
  tx: Executor,
  { customerId, site }: CustomerScope,
  cartIds: readonly string[],
): Promise<LockedCart[]> {
  // two statements: the second sees changes committed while the first waited for its locks
  const [locked, rows] = await pipelined([
    run<{ id: string }>(
      tx,
      `select c.id from cart c where c.id = any((select $2::uuid[])::uuid[]) and (c.customer_id = $1 or exists (
         select from cart_member m where m.cart_id = c.id and m.left_at is null and m.customer_id = $1))
         and ${withinSite(site, 'c.organization_id', 2)} order by c.id for update`,
      [customerId, cartIds, ...scopeValues(site)],
    ),
    run<LockedRow>(
      tx,
      `select c.id, c.customer_id as "customerId", c.organization_id as "organizationId", c.type, c.place, c.version,
         p.free_deliveries as "freeDeliveries", ${LINES},
         (select count(*)::int from cart_member m where m.cart_id = c.id and m.left_at is null) as "membersCount"
       from cart c join cart_shopper p on p.id = $1 where c.id = any((select $2::uuid[])::uuid[])`,
      [customerId, cartIds],
    ),
  ])
  const mine = new Set(locked.map(({ id }) => id))
  return rows.filter(({ id }) => mine.has(id)).map((row) => lockedCartOf(row, customerId))
}

function lockedCartOf(row: LockedRow, customerId: number): LockedCart {
  const isMember = row.customerId !== customerId
  return {
    id: row.id,
    organizationId: row.organizationId,
    type: row.type,
    place: isMember ? townOf(row.place) : row.place,
    version: row.version,
    isSubscriber: row.freeDeliveries > 0,
    isShared: row.membersCount > 0,
    lines: row.lines.map(lineOf),
  }
}
