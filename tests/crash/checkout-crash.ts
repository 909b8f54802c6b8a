/**
 * Repeatedly kills the shop with SIGKILL, every other time with its database, while customers check out, pay, cancel
 * and claim, and a seller picks, weighs and delivers; checks after every start that no data was lost or duplicated. Two
 * of five kills happen when the bank has executed a call and the shop has not received the answer. By hand: `node
 * tests/crash/checkout-crash.ts [kills] [bank]` (100 by default; «bank» = every kill happens after a movement of
 * money).
 */
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { pick } from './chance.ts'
import { callerOf } from './crash-calls.ts'
import { KnownOrders, type Press, shopUntilDeath } from './crash-customers.ts'
import { checkIntegrity, checkKnown, repeatLost, sayWhatCame, settle } from './crash-proof.ts'
import { count, problem, problemsFound, say, tally } from './crash-report.ts'
import { sellUntilDeath } from './crash-seller.ts'
import { type CrashShop, openCrashShop } from './crash-shop.ts'
import { CUSTOMER_IDS, WORLD } from './crash-world.ts'

/** Number of concurrent callers of the seller. */
const SELLERS = 3
/** Answers after which the shop is killed; on a busy machine a timeout kills it earlier. */
const MAX_ANSWERS = 120
const LONGEST_LIFE_MS = 15_000
/** Maximum number of bank calls before the kill. */
const LATEST_CALL = 3
/** Bank calls that move money or prevent a movement. */
const MONEY_CALLS = ['deposit.do', 'refund.do', 'reverse.do', 'decline.do']
const BANK_CALLS = [...MONEY_CALLS, 'register.do', 'registerPreAuth.do', 'getOrderStatusExtended.do']

const isMoneyOnly = process.argv[3] === 'bank'

/** Schedules the kill: after a number of the shop's answers or of the bank's, or after a timeout. */
interface Death {
  onAnswer(): void
  readonly comes: Promise<void>
}

function deathOf(shop: CrashShop): Death {
  const isAtBank = isMoneyOnly || randomInt(5) < 2
  const withDatabase = randomInt(2) === 0
  const calls = isMoneyOnly ? MONEY_CALLS : BANK_CALLS
  const call = pick(calls) ?? 'deposit.do'
  let left = isAtBank ? Number.POSITIVE_INFINITY : randomInt(1, MAX_ANSWERS)
  let die = (_cause: string) => {}
  const comes = new Promise<string>((resolve) => {
    die = resolve
  }).then(async (cause) => {
    count(`killed after ${cause}`)
    if (withDatabase) count('killed with the database')
    await shop.kill(withDatabase)
  })
  const timer = setTimeout(() => die('a long life'), LONGEST_LIFE_MS)
  const end = comes.finally(() => {
    clearTimeout(timer)
    shop.wire.arm(null)
  })
  if (isAtBank) {
    const action = () => {
      die(call)
      return end
    }
    shop.wire.arm({ call, nth: randomInt(1, LATEST_CALL + 1), action })
  }
  return {
    onAnswer() {
      left -= 1
      // the delay varies the moment of the kill
      if (left === 0) setTimeout(die, randomInt(0, 40), 'answers')
    },
    comes: end,
  }
}

/** Runs the shop until it is killed; returns the checkouts without an answer. */
async function live(shop: CrashShop, orders: KnownOrders, lost: readonly Press[]): Promise<Press[]> {
  await shop.start()
  const database = await shop.database()
  try {
    await prove(shop, database, orders, lost)
    const { onAnswer, comes } = deathOf(shop)
    const call = (customerId: number | null) => callerOf({ shopUrl: shop.shopUrl, customerId, onAnswer })
    const customers = CUSTOMER_IDS.map((customerId) =>
      shopUntilDeath({ customerId, call: call(customerId), database, orders }),
    )
    const sellers = Array.from({ length: SELLERS }, () => sellUntilDeath(call(null), orders))
    const died = comes.then(() => count('kills'))
    const [presses] = await Promise.all([Promise.all(customers), Promise.all(sellers), died])
    return presses.filter((press) => press !== null)
  } finally {
    await database.end().catch(() => {})
  }
}

async function prove(shop: CrashShop, database: pg.Pool, orders: KnownOrders, lost: readonly Press[]): Promise<void> {
  await checkIntegrity(database)
  const caller = (customerId: number) => callerOf({ shopUrl: shop.shopUrl, customerId, onAnswer: () => {} })
  await repeatLost(database, lost, { callerOf: caller, orders })
  await checkKnown(database, orders)
}

async function settleIn(shop: CrashShop): Promise<void> {
  await shop.start()
  const seeding = await shop.database()
  await seeding.query(WORLD)
  await seeding.end()
  await shop.kill()
}

const kills = Number(process.argv[2] ?? 100)
const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-crash-'))
const shop = await openCrashShop(dataDir)
const orders = new KnownOrders()
let lost: Press[] = []
try {
  await settleIn(shop)
  for (let round = 1; round <= kills && problemsFound() === 0; round += 1) {
    lost = await live(shop, orders, lost)
    if (round % 5 === 0) say(`${round} kills: ${tally()}`)
  }
  await shop.start()
  const database = await shop.database()
  await prove(shop, database, orders, lost)
  await settle(shop.bankUrl, database)
  await checkIntegrity(database)
  await checkKnown(database, orders)
  await sayWhatCame(shop.bankUrl, database)
  await database.end()
} catch (error) {
  problem(`the run broke: ${error instanceof Error ? error.stack : String(error)}`)
} finally {
  await shop.close()
  // the data folder is kept for the examination of problems
  if (problemsFound() > 0) say(`the data of the shop: ${dataDir}`)
  // the database dies a moment after the shop and may still be writing
  else await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
}
say(tally())
say(problemsFound() === 0 ? 'nothing lost, nothing doubled' : `${problemsFound()} problems`)
process.exit(problemsFound() === 0 ? 0 : 1)
