import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { demoStaff } from '@okolitsa/demo/staff.ts'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import pg from 'pg'
import { areaRows, categoryRows, organizationRows, productRows } from './demo-rows.ts'
import { loyaltyRows } from './loyalty-rows.ts'
import { scaleUp } from './scale-up.ts'

/** `small` = the hand-written world; a number = about that many products, made by cloning sellers. */
export interface DemoOptions {
  readonly scale: 'small' | number
  /** The moment the demo's relative dates count from. */
  readonly now: Date
}

/** Any number; only one node loads at a time. */
const LOCK_KEY = 7_210_002

/**
 * Loads the demo marketplace into a migrated database; does nothing when sellers are there already.
 * @param databaseUrl address for `pg`; scaling needs a superuser (foreign keys are not checked row by row)
 * @returns false when there was nothing to do
 */
export async function loadDemo(databaseUrl: string, { scale, now }: DemoOptions): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY])
    const loaded = await client.query('select from organization limit 1')
    if (loaded.rowCount === 0) {
      await loadMarketplace(client, now)
      if (scale === 'small') await client.query('select refresh_product_cards(null)')
      else await scaleUp(client, scale)
      await client.query('select count_search_lexemes()')
    }
    await client.query('commit')
    if (loaded.rowCount === 0)
      await client.query(
        'vacuum (analyze) category, organization, product, product_card, category_listing, product_search, stock',
      )
    return loaded.rowCount === 0
  } finally {
    await client.end()
  }
}

/** Rows as JSON → a table, in one statement; columns are the keys of the first row. */
async function insertRows(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await client.query(
    `insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}

async function loadMarketplace(client: pg.Client, now: Date): Promise<void> {
  const { categories, organizations } = demoMarketplace
  await insertRows(client, 'category', categoryRows(categories))
  const sellers = organizations.map((organization) => ({
    organization,
    today: dayIn(organization.place.timeZone, now),
  }))
  await insertRows(
    client,
    'organization',
    sellers.map(({ organization }) => organizationRows(organization, now)),
  )
  await insertRows(
    client,
    'organization_document',
    organizations
      .flatMap(({ id, documents }) => documents.map((document) => ({ organization_id: id, ...document })))
      .map(({ validTo, ...document }, index) => ({ id: index + 1, ...document, valid_to: validTo })),
  )
  await insertRows(
    client,
    'organization_payment_method',
    organizations.flatMap(({ id, paymentMethods }) => paymentMethods.map((code) => ({ organization_id: id, code }))),
  )
  await insertRows(
    client,
    'staff_account',
    demoStaff.map(({ id, organizationId, name, bankSubject }) => ({
      id,
      organization_id: organizationId,
      name,
      bank_subject: bankSubject,
      is_active: true,
      created_at: now.toISOString(),
    })),
  )
  const { rates, areas, tradePlaces } = areaRows(organizations)
  await insertRows(client, 'shipping_rate', rates)
  await insertRows(client, 'shipping_area', areas)
  await insertRows(client, 'trade_place', tradePlaces)

  const goods = sellers.flatMap(({ organization, today }) => productRows(organization, today, now, plusDays))
  await insertRows(
    client,
    'product',
    goods.map((row) => row.product),
  )
  await insertRows(
    client,
    'product_category',
    goods.flatMap((row) => row.further),
  )
  await insertRows(
    client,
    'special_price',
    goods.flatMap((row) => row.specials).map((special, index) => ({ id: index + 1, ...special })),
  )
  await insertRows(
    client,
    'stock',
    goods.map((row) => row.stock),
  )
  const todayAt = new Map(sellers.map(({ organization, today }) => [organization.id, today]))
  const dayOf = (organizationId: number, days: number) =>
    plusDays(todayAt.get(organizationId) ?? dayIn('Europe/Moscow', now), days)
  const loyalty = loyaltyRows(demoMarketplace, now, dayOf)
  await insertRows(client, 'customer', [loyalty.shopper])
  await insertRows(client, 'loyalty_program', loyalty.programs)
  await insertRows(client, 'promo_code', loyalty.codes)
  await insertRows(client, 'bonus_entry', [loyalty.gift])
  await continueIdentities(client)
}

/** Rows came with their ids: the next generated one must follow them. */
async function continueIdentities(client: pg.Client): Promise<void> {
  for (const table of [
    'organization_document',
    'staff_account',
    'shipping_rate',
    'shipping_area',
    'trade_place',
    'special_price',
    'promo_code',
    'bonus_entry',
  ]) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select coalesce(max(id), 1) from ${table}))`, [
      table,
    ])
  }
}
