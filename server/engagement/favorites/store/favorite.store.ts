import type { CustomerScope, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within, withinSite } from '../../../platform/db/within.ts'

/** A favourite with its seller (a farmer is its own seller). */
export interface Favorite {
  readonly id: number
  readonly organizationId: number
}

/** Favourites of one kind; each call is for one customer. */
export interface FavoriteStore {
  /** Favourites, newest first. */
  list(executor: Executor, scope: CustomerScope): Promise<Favorite[]>
  /** The existing ids in the scope, in the given order. */
  known(executor: Executor, scope: SiteScope, ids: readonly number[]): Promise<Favorite[]>
  /** Adds ids, the last of which becomes the newest; existing favourites keep their position. */
  add(tx: Executor, scope: CustomerScope, ids: readonly number[]): Promise<void>
  remove(executor: Executor, scope: CustomerScope, id: number): Promise<void>
}

/** Serializes additions of one customer, so that the maximum is enforced. */
export async function lockFavorites(tx: Executor, { customerId }: CustomerScope): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtext('favorites'), $1)", [customerId])
}

/** Products: goods and dishes. */
export const favoriteThings: FavoriteStore = {
  list: (executor, scope) =>
    run<Favorite>(
      executor,
      `select f.product_id as id, p.organization_id as "organizationId"
         from favorite_product f join product_title p on p.id = f.product_id
        where ${within(scope, { organization: 'p.organization_id', customer: 'f.customer_id' }, 0)}
        order by f.added desc`,
      scopeValues(scope),
    ),
  known: (executor, scope, ids) =>
    run<Favorite>(
      executor,
      `select p.id, p.organization_id as "organizationId"
         from unnest($1::int[]) with ordinality as wanted (id, place) join product_title p on p.id = wanted.id
        where ${withinSite(scope, 'p.organization_id', 1)}
        order by wanted.place`,
      [ids, ...scopeValues(scope)],
    ),
  add: async (tx, { customerId }, ids) => {
    await run(
      tx,
      `insert into favorite_product (customer_id, product_id)
       select $1, wanted.id from unnest($2::int[]) with ordinality as wanted (id, place) order by wanted.place
       on conflict do nothing`,
      [customerId, ids],
    )
  },
  remove: async (executor, { customerId }, id) => {
    await run(executor, 'delete from favorite_product where customer_id = $1 and product_id = $2', [customerId, id])
  },
}

/** Farmers and restaurants. */
export const favoriteSellers: FavoriteStore = {
  list: (executor, scope) =>
    run<Favorite>(
      executor,
      `select organization_id as id, organization_id as "organizationId"
         from favorite_farmer where ${within(scope, { organization: 'organization_id', customer: 'customer_id' }, 0)}
        order by added desc`,
      scopeValues(scope),
    ),
  // sellers are in memory, and unknown ones are not shown
  known: async (_executor, _scope, ids) => ids.map((id) => ({ id, organizationId: id })),
  add: async (tx, { customerId }, ids) => {
    await run(
      tx,
      `insert into favorite_farmer (customer_id, organization_id)
       select $1, wanted.id from unnest($2::int[]) with ordinality as wanted (id, place) order by wanted.place
       on conflict do nothing`,
      [customerId, ids],
    )
  },
  remove: async (executor, { customerId }, id) => {
    await run(executor, 'delete from favorite_farmer where customer_id = $1 and organization_id = $2', [customerId, id])
  },
}

/** Customers who follow a farm. */
export async function listFollowers(executor: Executor, organizationId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    'select customer_id as id from favorite_farmer where organization_id = $1',
    [organizationId],
  )
  return rows.map(({ id }) => id)
}
