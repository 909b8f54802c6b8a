import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { RunWay } from '../../server/desks/payouts/store/run.store.ts'
import { compareBalances, sharesOf } from './conclude-money.ts'
import { FARMS } from './farms.ts'
import { comparePayouts, divide, itemsOf, type SeenItem } from './known-payouts.ts'
import { BY_PHONE } from './office-desk.ts'
import { LARGEST_BY_PHONE, type PayoutFate } from './payout-bank.ts'
import { grant, type Reference } from './reference.ts'
import { demand, lookAtAll, type Step } from './steps.ts'
import { HOLD_DAYS, MINIMUM, PAYER_ACCOUNT, type World } from './world.ts'

const DAY_MS = 86_400_000
/** Days in which a customer may claim, and after which a debt may take the whole payout. */
const [CLAIM_DAYS, OLD_DAYS] = [3, 30]

/** Lets the shop finish what it has begun, with a bank that works, so that the books and the reference are of one moment. */
export async function settle(reference: Reference, world: World): Promise<void> {
  world.bank.fail('down', 0)
  for (let round = 0; round < 2; round += 1) await world.work()
  await lookAtAll(reference, world)
}

/** Runs a command twice at once; returns how often it succeeded. */
async function press(command: () => Promise<unknown>): Promise<number> {
  const answers = await Promise.allSettled([command(), command()])
  for (const answer of answers)
    if (answer.status === 'rejected' && !(answer.reason instanceof Refusal)) throw answer.reason
  return answers.filter(({ status }) => status === 'fulfilled').length
}

const openRun = async (world: World): Promise<{ id: number; state: string } | undefined> =>
  (
    await world.sql<{ id: number; state: string }>(
      "select id, state from payout_run where state in ('draft', 'approved')",
    )
  )[0]

/** Balances of all sellers in the ledger, kopecks. */
const sellerBalances = async (world: World): Promise<[number, number][]> =>
  (
    await world.sql<{ owner: string; balance: number }>(
      "select owner, -sum(amount)::int as balance from ledger_line where account = 'seller' group by owner",
    )
  ).map(({ owner, balance }) => [Number(owner), balance])

const moscowDay = (at: number) => new Date(at + 3 * 3_600_000).toISOString().slice(0, 10)

/** Debts of a farm that payouts have not taken: fees of orders paid to the farm itself, and negative sums of earlier runs. */
async function debtsOf(world: World, farm: number, items: readonly SeenItem[]) {
  const live = items.filter(
    ({ organization_id, run_state, state }) =>
      organization_id === farm && run_state !== 'cancelled' && state !== 'returned' && state !== 'failed',
  )
  const fees = await world.sql<{ day: string; amount: number }>(
    `select ((at at time zone 'Europe/Moscow')::date)::text as day, sum(amount)::int as amount
       from ledger_entry join ledger_line on entry_id = ledger_entry.id
      where account = 'seller' and owner = $1 and kind = 'settlement' and cause = 'order:' || order_id || ':1'
      group by ledger_entry.id having sum(amount) > 0`,
    [String(farm)],
  )
  const runs = await world.sql<{ id: number; day: string }>('select id, day::text from payout_run')
  const owed = live
    .filter((item) => item.owed > 0)
    .map((item) => ({ day: runs.find(({ id }) => id === item.run_id)?.day ?? '', amount: item.owed }))
  let taken = live.reduce((sum, item) => sum + item.taken, 0)
  return [...fees, ...owed]
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map(({ day, amount }) => {
      const part = Math.min(taken, amount)
      taken -= part
      return { day, amount: amount - part }
    })
}

/** Compares the draft's sums of each farm with those that the reference divides. */
async function compareDraft(
  reference: Reference,
  world: World,
  id: number,
  balances: readonly number[],
): Promise<void> {
  const items = await itemsOf(world)
  const shares = await sharesOf(reference, world)
  const times = await world.sql<{ id: number; finished_at: Date | null; is_claimed: boolean }>(
    `select id, finished_at,
       exists (select from line_claim where line_claim.order_id = shop_order.id and state = 'waiting') as is_claimed
       from shop_order where id = any($1)`,
    [shares.map(({ order }) => order.id)],
  )
  const now = world.now().getTime()
  const waitsUntil = (at: Date | null) => (at?.getTime() ?? 0) + (CLAIM_DAYS + HOLD_DAYS) * DAY_MS
  for (const [farm, organizationId] of FARMS.entries()) {
    const own = shares
      .filter(({ order, share }) => order.farm === farm && share > 0)
      .map(({ order, share }) => ({ share, ...times.find((time) => time.id === order.id) }))
    const held = own.reduce((sum, { share, is_claimed }) => sum + (is_claimed ? share : 0), 0)
    const waiting = own.reduce(
      (sum, { share, is_claimed, finished_at = null }) =>
        sum + (!is_claimed && waitsUntil(finished_at) > now ? share : 0),
      0,
    )
    const others = items.filter(({ run_id }) => run_id !== id)
    const expected = divide({
      ...{ balance: balances[farm] ?? 0, waiting, held, minimum: MINIMUM },
      debts: await debtsOf(world, organizationId, others),
      ceiling: BY_PHONE.includes(organizationId) ? LARGEST_BY_PHONE : null,
      youngFrom: moscowDay(now - OLD_DAYS * DAY_MS),
    })
    const item = items.find(({ run_id, organization_id }) => run_id === id && organization_id === organizationId)
    // a returned payout waits for other requisites: nothing is divided
    if (item?.reason === 'returned') {
      demand(item.amount === 0 && item.payable === expected.payable, `farm ${farm} is drafted after a return`)
      continue
    }
    const seen = item && {
      ...{ payable: item.payable, amount: item.amount, taken: item.taken, held: item.held, carried: item.carried },
      ...{ owed: item.owed, waiting: item.waiting },
    }
    const wanted = { ...expected, waiting }
    const isNothing = expected.payable === 0 && waiting === 0
    const isSame = item
      ? Object.entries(wanted).every(([key, sum]) => seen?.[key as keyof typeof seen] === sum)
      : isNothing
    demand(isSame, `the run has ${JSON.stringify(seen)} for farm ${farm}, expected ${JSON.stringify(wanted)}`)
  }
}

/** Drafts a run by two presses at once and compares it with the reference; cancels it again, or has it signed. */
export const draft = (end: 'cancel' | 'approve' | 'leave'): Step => ({
  name: `the office drafts payouts and does: ${end}`,
  run: async (reference, world) => {
    if (await openRun(world)) return
    await settle(reference, world)
    const balances = await compareBalances(reference, world)
    const drafted = await press(world.office.draft)
    demand(drafted <= 1, 'two runs were drafted at once')
    const run = await openRun(world)
    if (!run) return
    reference.money.drafted = new Map(await sellerBalances(world))
    await compareDraft(reference, world, run.id, balances)
    grant(reference, 'payouts drafted')
    if (end === 'cancel')
      demand((await press(() => world.office.cancel(run.id))) === 1, 'a draft was not cancelled once')
    if (end === 'approve') await approve(reference, world)
  },
})

async function approve(reference: Reference, world: World): Promise<void> {
  const run = await openRun(world)
  if (run?.state !== 'draft') return
  const sum = (await itemsOf(world)).reduce((all, item) => all + (item.run_id === run.id ? item.amount : 0), 0)
  demand((await press(() => world.office.approve(run.id, sum, 'accountant'))) === 0, 'a run was signed by its author')
  demand((await press(() => world.office.approve(run.id, sum + 1))) === 0, 'a run was signed for another sum')
  const signed = await press(() => world.office.approve(run.id, sum))
  demand(signed === (sum > 0 && signed > 0 ? 1 : 0), `a run of ${sum} was signed ${signed} times`)
  if (signed === 1) grant(reference, 'payouts signed')
}

/** Sends a signed run; the bank then does with its payments as told. */
export const send = (way: RunWay, fates: readonly PayoutFate[]): Step => ({
  name: `the office sends payouts by ${way}, the bank does: ${fates.join(', ')}`,
  run: async (reference, world) => {
    await approve(reference, world)
    const run = await openRun(world)
    if (run?.state !== 'approved') return
    world.payouts.expect(fates)
    const balances = new Map(await sellerBalances(world))
    const { drafted } = reference.money
    const before = (await itemsOf(world)).filter(({ run_id, state }) => run_id === run.id && state === 'due')
    demand((await press(() => world.office.send(run.id, way))) === 1, 'a run was not sent once')
    const after = await itemsOf(world)
    for (const { id, organization_id, amount } of before) {
      const item = after.find((each) => each.id === id)
      const [then, now] = [drafted.get(organization_id) ?? 0, balances.get(organization_id) ?? 0]
      demand(item !== undefined && item.state !== 'due', `payout ${id} of a sent run is due`)
      // what the draft divided is paid unless money went away since, or the requisites did
      const mayFail = now < then || !drafted.has(organization_id)
      demand(
        item.state !== 'failed' || mayFail,
        `payout ${id} of ${amount} failed, the balance was ${then} and is ${now}`,
      )
    }
    if (way === 'file' && after.some((item) => item.run_id === run.id && item.way === 'file'))
      world.payouts.accept(await world.office.fileOf(run.id))
    comparePayouts(await itemsOf(world, reference.money.firstItem), world.payouts, false)
    grant(reference, `payouts sent by ${way}`)
  },
})

/** The bank ends what it was at, and the office reads its statement, twice at once. */
export const readStatement = (late: 'paid' | 'failed' | 'returned'): Step => ({
  name: `the bank ends payouts as ${late}, and the office reads its statement`,
  run: async (reference, world) => {
    world.payouts.decide(late)
    await followPayouts(world)
    await importStatement(world)
    comparePayouts(await itemsOf(world, reference.money.firstItem), world.payouts, false)
    grant(reference, 'statement read')
  },
})

/** A farm has other requisites, which payouts need after a return. */
export const changeRequisites = (farm: number): Step => ({
  name: `farm ${farm} has other requisites`,
  run: async ({ money, ...reference }, world) => {
    const organizationId = FARMS[farm] as number
    await world.office.giveRequisites(organizationId)
    money.drafted.delete(organizationId)
    grant({ money, ...reference }, 'other requisites')
  },
})

async function importStatement(world: World): Promise<void> {
  if (world.payouts.payments().length === 0) return
  const bytes = world.payouts.statement(PAYER_ACCOUNT)
  await Promise.all([world.office.importStatement(bytes), world.office.importStatement(bytes)])
}

/** Asks about payouts again after the time that the shop leaves between two questions. */
async function followPayouts(world: World): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    world.passMinutes(11)
    await world.work()
  }
}

/** Ends all payouts: open runs are cancelled, the bank answers, its statement is read, and refused files are told. */
export async function concludePayouts(reference: Reference, world: World): Promise<void> {
  const run = await openRun(world)
  if (run) await world.office.cancel(run.id)
  world.payouts.expect([])
  world.payouts.decide('paid')
  await followPayouts(world)
  world.passMinutes(1_441)
  await importStatement(world)
  for (const item of await itemsOf(world, reference.money.firstItem))
    if (item.state === 'sent' && item.way === 'file') await world.office.fail(item.id)
  const items = await itemsOf(world, reference.money.firstItem)
  comparePayouts(items, world.payouts, true)
  for (const { state, reason } of items) grant(reference, `payout ${state ?? reason}`)
}
