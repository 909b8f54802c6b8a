import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClockShift } from '@okolitsa/server/platform/db/connection-options.ts'
import { startEmbedded } from '@okolitsa/server/platform/db/embedded.ts'
import { createLog } from '@okolitsa/server/platform/log/log.ts'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FARM, WORLD } from '../crash/crash-world.ts'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { type EmptyShop, startEmptyShop } from './empty-shop.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

const shiftMs = Number(process.env.OKOLITSA_TEST_SHIFT_MS)
/** The queue of other journeys would get mixed up with this one, which empties it. */
const REVIEWS = 50
const DECLINED_EACH = 7
const REASONS = ['insult', 'personalData', 'advertising', 'elsewhere', 'unreadable', 'copied', 'forbidden']
const tokenOf = (name: string) => `session-of-${name}`.padEnd(43, 'x')

/** Two moderators with open sessions, and reviews that wait, one second after another. */
const QUEUE = `
with account as (insert into staff_account (bank_subject, name) values ('marta', 'Марта'), ('lena', 'Лена') returning id, name),
  member as (insert into office_member (id, phone, is_phone_proved, name, roles, user_handle, created_at)
    select id, '7916000' || lpad(id::text, 4, '0'), true, name, '{moderator}', decode(md5(name), 'hex'), shop_now() from account
    returning id, name)
insert into office_session (id, token_hash, member_id, factor, factor_at, created_at, seen_at, expires_at)
  select gen_random_uuid(), sha256(convert_to(case name when 'Марта' then '${tokenOf('marta')}' else '${tokenOf('lena')}' end, 'UTF8')),
    id, 'totp', shop_now(), shop_now(), shop_now(), shop_now() + interval '1 hour' from member;
insert into review (organization_id, about, author_name, rating, description, state, created_at, changed_at)
  select ${FARM}, 'farmer', 'Автор ' || n, 4, 'Отзыв номер ' || n, 'waiting', at, at
    from generate_series(1, ${REVIEWS}) as n cross join lateral (select shop_now() - make_interval(hours => 1, secs => -n) as at) as time
   order by n;
insert into moderation_matter (kind, subject_id, organization_id, since, changed_at, is_shown)
  select 'review', id::text, organization_id, created_at, changed_at, false from review where state = 'waiting'`

let dataDir: string
let postgres: Awaited<ReturnType<typeof startEmbedded>>
let sql: pg.Client
let shop: EmptyShop
let browser: Browser
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-queue-'))
  postgres = await startEmbedded({ dataDir, log: createLog({ level: 'warn' }), disposable: true })
  shop = await startEmptyShop({
    DATABASE_URL: postgres.url,
    ...(shiftMs !== 0 && { OKOLITSA_NOW: new Date().toISOString() }),
  })
  const isReady = () =>
    fetch(`${shop.shopUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await pause(50)
  sql = new pg.Client(withClockShift(postgres.url, shiftMs))
  sql.on('error', () => undefined)
  await sql.connect()
  await sql.query(WORLD)
  await sql.query(QUEUE)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await sql?.end()
  await shop?.stop()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test(
  'a moderator decides fifty reviews by the keyboard, each once, next to another moderator',
  async () => {
    const [marta, lena] = [await openShop(browser, shop.shopUrl, 1440), await openShop(browser, shop.shopUrl, 1440)]
    await enterOffice(marta.page, shop.shopUrl, tokenOf('marta'))
    await enterOffice(lena.page, shop.shopUrl, tokenOf('lena'))
    const { keyboard } = marta.page
    const position = (place: number, of: number) =>
      marta.page.getByRole('article', { name: new RegExp(`^Текст ${place} из\\s${of}$`) }).waitFor()

    // Lena takes the second review, and Marta passes it over
    await enter(lena.page, '/office/moderation')
    await lena.page.getByText('Отзыв номер 1', { exact: true }).last().waitFor()
    await lena.page.keyboard.press('j')
    await lena.page.keyboard.press('t')
    await lena.page.getByText(/^У\sвас с/).waitFor()
    await enter(marta.page, '/office/moderation')
    await position(1, REVIEWS)
    await marta.page.getByText(/^Занимается Лена/).waitFor()
    await checkAccessible(marta.page)
    await marta.picture('office-moderation')
    await keyboard.press('t')
    await marta.page.getByText(/^У\sвас с/).waitFor()
    await lena.page.reload()
    await lena.page.getByText(/^Занимается Марта/).waitFor()

    // a decision and its undo
    await keyboard.press('a')
    await marta.page.getByText(/^Показали: Автор 1$/).waitFor()
    await marta.page.getByRole('article').getByText('Отзыв номер 3', { exact: true }).waitFor()
    await keyboard.press('z')
    await marta.page.getByText('Отменили, текст снова ждёт').waitFor()
    await marta.page.getByRole('article').getByText('Отзыв номер 1', { exact: true }).waitFor()

    const left = REVIEWS - 1
    for (let decided = 0; decided < left; decided += 1) {
      if (decided % DECLINED_EACH === DECLINED_EACH - 1) {
        await keyboard.press('r')
        await keyboard.press(String(((decided / DECLINED_EACH) | 0) + 1))
      } else await keyboard.press('a')
      await marta.page.getByText(new RegExp(`^Ждут проверки: ${left - decided}\\s`)).waitFor()
    }
    // the screen moves on before a decision is saved, and a reload ends requests under way
    const waiting = async () => (await sql.query("select from review where state = 'waiting'")).rowCount
    await expect.poll(waiting, { timeout: TIMEOUT_MS }).toBe(1)
    await lena.page.keyboard.press('a')
    await expect.poll(waiting, { timeout: TIMEOUT_MS }).toBe(0)
    await marta.page.reload()
    await marta.page.getByText('Проверять нечего').first().waitFor()

    const decisions = await sql.query<{ because: string | null; count: number }>(
      `select declined_because as because, count(*)::int as count from review where state <> 'waiting' group by 1 order by 1`,
    )
    expect(decisions.rows).toEqual([
      ...REASONS.toSorted().map((because) => ({ because, count: 1 })),
      { because: null, count: REVIEWS - REASONS.length },
    ])
    const entries = await sql.query<{ action: string; count: number; texts: number }>(
      `select action, count(*)::int as count, count(distinct entity_id)::int as texts from audit_entry
      where entity = 'moderated_text' group by 1 order by 1`,
    )
    expect(entries.rows).toEqual([
      { action: 'hideText', count: REASONS.length, texts: REASONS.length },
      // one of them was taken back and decided again
      { action: 'showText', count: REVIEWS - REASONS.length + 1, texts: REVIEWS - REASONS.length },
      { action: 'takeBackDecision', count: 1, texts: 1 },
    ])
    expect([...marta.complaints, ...lena.complaints]).toEqual([])
    await marta.close()
    await lena.close()
  },
  3 * TIMEOUT_MS,
)
