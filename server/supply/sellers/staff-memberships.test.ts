import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'
import { emptyDatabase } from '../../platform/db/testing.ts'

const url = await emptyDatabase()
await migrate(url, { until: 223 })
const database = new pg.Client({ connectionString: url })
await database.connect()
afterAll(() => database.end())
const ask = async (sql: string) => (await database.query(sql)).rows

it('makes staff of one seller its members, with the first manager as owner', async () => {
  await ask(`insert into region (code, name, time_zone) values ('77', 'Moscow', 'Europe/Moscow') on conflict do nothing;
    insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
      time_zone, legal_name, legal_address, tin, ien, hue, with_cdek, work_with_subscriptions)
    select id, 'farmer', 'farm-' || id, 'Farm', 'f', 'f', 'Town', 'Region', '77', 55.7, 37.6, 'Europe/Moscow', 'IP',
      'Address', '7701234567', '1027700132195', 100, true, true from unnest(array[1, 2]) as id;
    insert into staff_account (id, organization_id, role, bank_subject, name, is_active) overriding system value values
      (10, null, 'administrator', 'a', 'Admin', true), (11, 1, 'manager', 'b', 'Left', false),
      (12, 1, 'accountant', 'c', 'Rita', true), (13, 1, 'manager', 'd', 'Olga', true),
      (14, 1, 'manager', 'e', 'Ivan', true), (15, 1, 'assembler', 'f', 'Petr', true),
      (16, 2, 'accountant', 'g', 'Vera', true);
    insert into staff_token (token_hash, staff_id, created_at, expires_at)
    select sha256(bank_subject::bytea), id, '2026-01-01', '2030-01-01' from staff_account`)
  await migrate(url)
  expect(
    await ask(
      `select staff_id as id, organization_id as seller, role, ended_at is null as works from staff_membership
        order by staff_id`,
    ),
  ).toEqual([
    { id: 11, seller: 1, role: 'manager', works: false },
    { id: 12, seller: 1, role: 'accountant', works: true },
    { id: 13, seller: 1, role: 'owner', works: true },
    { id: 14, seller: 1, role: 'manager', works: true },
    { id: 15, seller: 1, role: 'picker', works: true },
    { id: 16, seller: 2, role: 'accountant', works: true },
  ])
  expect(await ask('select id from staff_account where is_administrator')).toEqual([{ id: 10 }])
  // sessions are retained with their seller
  expect(await ask('select staff_id as id, organization_id as seller from staff_token order by staff_id')).toEqual([
    { id: 10, seller: null },
    ...[11, 12, 13, 14, 15].map((id) => ({ id, seller: 1 })),
    { id: 16, seller: 2 },
  ])
})
