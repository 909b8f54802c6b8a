import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import pg from 'pg'
import { type App, createApp } from '../../server/app.ts'
import { createTokens, NO_SESSION } from '../../server/people/identity/tokens.ts'
import type { ProposedEntry } from '../../server/people/office/ports.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { createLog } from '../../server/platform/log/log.ts'
import { type Bank, createBank } from './bank.ts'
import { type Beginning, beginHistory, FARMS_SQL } from './farms.ts'
import { balancesOf } from './known-money.ts'
import { createParcels, type ParcelCarrier } from './parcels.ts'
import { createRegister } from './register.ts'
import { beginTrades, openTrades, type TradesAtBeginning } from './trades.ts'

/** A Saturday, eleven in Moscow: the start of every history. */
const START = new Date('2026-11-21T08:00:00Z')
const TOKEN_SECRET = 'token-secret-of-the-histories-0123456789'

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: histories look into whatever came
  readonly body: any
}

/** Commands of the office about money, after their approval. */
export interface Ledger {
  post(entry: Omit<ProposedEntry, 'amount'> & { readonly amount: number }): Promise<void>
  giveBonuses(customerId: number, bonuses: number): Promise<void>
}

/** The running shop with an in-process bank and a controlled clock. */
export interface World {
  readonly bank: Bank
  readonly carrier: ParcelCarrier
  now(): Date
  passMinutes(minutes: number): void
  call(
    customerId: number,
    method: Endpoint['method'],
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answered>
  /** Calls the cabinet as the farm's staff. */
  callAsSeller(farm: number, method: Endpoint['method'], path: string, body?: unknown): Promise<Answered>
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /**
   * Runs the outbox and periodic tasks once; the nightly ones when a night has passed. The next call retries failures
   * caused by the bank.
   */
  work(): Promise<void>
  readonly ledger: Ledger
  /** Cuts every database connection of the shop, including those in use. */
  cutConnections(): Promise<void>
  /** Creates new customers and products, and sets the clock to its start. */
  begin(): Promise<Beginning & TradesAtBeginning & { readonly opening: readonly number[] }>
  /** Logged errors of the shop since the last call. */
  complaints(): string[]
  close(): Promise<void>
}

/** Whether a task runs every minute or hour, not at night. */
const isHourly = (cron: string) => cron.split(' ')[1] === '*'

export async function openWorld(databaseUrl: string): Promise<World> {
  let now = START
  let lastWork = START
  let calls = 0
  const complaints: string[] = []
  const clock = () => now
  const bank = createBank(clock)
  const carrier = createParcels()
  const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-histories-'))
  const config = readConfig({
    NODE_ENV: 'test',
    OKOLITSA_DATA_DIR: dataDir,
    TOKEN_SECRET,
    FIRST_ORDERS_UNPAID: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    DEAR_CALLS_AT_ONCE: '0',
    LOG_LEVEL: 'silent',
  })
  const watcher = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'watcher' })
  // the server may stop before the watcher's connection
  watcher.on('error', () => {})
  watcher.on('connect', (client) => client.on('error', () => {}))
  await watcher.query(FARMS_SQL)
  const app: App = await createApp({
    config,
    databaseUrl,
    log: createLog({ level: 'error', destination: { write: (line: string) => complaints.push(line) } }),
    jobs: 'none',
    adapters: {
      clock,
      channel: { send: async () => {} },
      mail: null,
      cinema: null,
      register: createRegister(),
      carrier,
      shipments: null,
      bank: null,
      telephony: null,
      gateways: {
        sbp: bank.gateway('qr'),
        rbs: bank.gateway('cards'),
        paybylink: bank.gateway('cards'),
        payanyway: bank.gateway('wallet'),
        paw: bank.gateway('carelessWallet'),
      },
    },
  })
  // the carrier's towns are loaded before the first day, as at a node's start
  await app.work.periodic.find(({ name }) => name === 'load-carrier-towns')?.run()
  const section = await openTrades(app)
  const tokens = createTokens({ secret: TOKEN_SECRET, clock })
  /** Cached until the clock moves, because signing costs more than the calls. */
  const passes = new Map<number, string>()
  const tokenOf = async (customerId: number): Promise<string> => {
    const known = passes.get(customerId)
    if (known) return known
    const { token } = await tokens.access({
      kind: 'customer',
      customerId,
      phone: '79170000000',
      groupId: 1,
      sessionId: NO_SESSION,
    })
    passes.set(customerId, token)
    return token
  }
  const moveClock = (to: Date) => {
    now = to
    passes.clear()
  }
  const sql: World['sql'] = async (text, values) => (await watcher.query(text, values)).rows

  const send = async (
    token: string,
    method: Endpoint['method'],
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    calls += 1
    const reply = await app.http.inject({
      method,
      // a new IP address per call, because one for all would exceed rate limits
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      url: path,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    return { status: reply.statusCode, body: isJson ? reply.json() : reply.body }
  }

  return {
    bank,
    carrier,
    now: clock,
    passMinutes: (minutes) => moveClock(new Date(now.getTime() + minutes * 60_000)),
    call: async (customerId, method, path, body, headers) =>
      send(await tokenOf(customerId), method, path, body, headers),
    callAsSeller: (farmId, method, path, body) => send(`token-of-${farmId}`, method, path, body),
    sql,
    ledger: {
      post: async (entry) => {
        const [accountant = { id: 0 }] = await sql<{ id: number }>('select id from office_member')
        const by = { writtenBy: accountant.id, approvedBy: accountant.id }
        await app.database.inTransaction((tx) =>
          app.services.ledger.postManualEntry(tx, by, { ...entry, amount: kopecks(entry.amount) }),
        )
      },
      giveBonuses: (customerId, bonuses) =>
        app.database.inTransaction((tx) =>
          app.services.loyalty.giveBonuses(
            tx,
            { kind: 'service', name: 'histories' },
            { customerId, bonuses, at: now },
          ),
        ),
    },
    work: async () => {
      const isNextDay = now.getUTCDate() !== lastWork.getUTCDate()
      lastWork = now
      await app.work.deliverDue(now)
      for (const { cron, run } of app.work.periodic) if (isNextDay || isHourly(cron)) await run()
      await app.work.deliverDue(now)
    },
    cutConnections: async () => {
      await watcher.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name <> 'watcher' and pid <> pg_backend_pid()`,
      )
    },
    begin: async () => {
      moveClock(START)
      lastWork = START
      carrier.fail(0)
      const opening = await balancesOf({ sql })
      return { opening, ...(await beginHistory(sql, START)), ...(await beginTrades(app, section, sql, START)) }
    },
    complaints: () => complaints.splice(0),
    close: async () => {
      await app.close()
      await watcher.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Delivery address of the orders. */
export const PLACE = { ...defaultLocation, street: 'Tverskaya', house: '1' }
