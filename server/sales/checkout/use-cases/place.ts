import { createHash } from 'node:crypto'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orRefusal } from '../../../platform/db/or-refusal.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import { dropOrderGroup, openOrderGroup, saveAnswer } from '../store/idempotency.store.ts'
import type { Intent, Outcome, Placing, Promised, Reserved } from '../trade.ts'
import type { CheckoutDeps } from './checkout-request.ts'
import { placeOrder } from './place-order.ts'

/** Maximum attempts after a deadlock or a serialization failure. */
const TRIES = 3
const isConflict = (error: unknown) => ['40P01', '40001'].includes(String((error as { code?: string }).code))

const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  throw error
}

/** Places orders in the caller's transaction; see `CheckoutService`. */
export async function place<Line, Terms, Own extends Reserved, Promise_ extends Promised, Answer>(
  deps: CheckoutDeps,
  tx: Executor,
  intent: Intent<Line, Terms, Own, Promise_, Answer>,
): Promise<Placing<Answer>> {
  const { customer, initiator } = intent
  const { customerId } = customer
  const hash = createHash('sha256').update(JSON.stringify(initiator.request)).digest()
  // the key is checked first: a concurrent repetition waits for it and reads the response instead of refusing missing
  // carts
  const [known, lines, refusal] = await pipelined([
    openOrderGroup(tx, { customerId, key: initiator.key, hash }, initiator.origin, deps.clock()),
    intent.lines(tx),
    deps.ports.customers.orderRefusal(tx, customerId),
  ])
  if (!known.isNew) {
    if (!known.hash.equals(hash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
    return { answer: JSON.parse(known.answer), paymentIds: [] }
  }
  if (refusal) throw refusal
  deps.ports.market.refuseOrders(initiator)
  const outcomes = await placeLines(deps, tx, intent, known.orderGroupId, lines)
  const answer = intent.present(outcomes, known.orderGroupId)
  const placed = outcomes.flatMap((outcome) => ('placed' in outcome ? [outcome.placed] : []))
  if (placed.every(({ promised }) => promised === null)) await dropOrderGroup(tx, known.orderGroupId)
  await saveAnswer(tx, customerId, initiator.key, JSON.stringify(answer))
  return { answer, paymentIds: placed.flatMap(({ paymentId }) => paymentId ?? []) }
}

/** Places several lines, each with a savepoint, so that a refusal does not affect the others. */
async function placeLines<Line, Terms, Own extends Reserved, Promise_ extends Promised>(
  deps: CheckoutDeps,
  tx: Executor,
  { customer, terms, initiator, tradeOf }: Intent<Line, Terms, Own, Promise_, unknown>,
  orderGroupId: string,
  lines: readonly Line[],
): Promise<Outcome<Line, Promise_>[]> {
  const outcomes: Outcome<Line, Promise_>[] = []
  let freeDeliveriesTaken = 0
  const channel = initiator.origin === null ? 'market' : 'site'
  for (const line of lines) {
    const sale = { customer, line, terms, freeDeliveriesTaken, now: deps.clock() }
    const work = () => placeOrder(deps, tx, tradeOf(line), sale, { orderGroupId, channel })
    // a single line is rolled back with the transaction and needs no savepoint
    const placed = await (lines.length === 1 ? work().catch(asRefusal) : orRefusal(tx, work))
    outcomes.push(placed instanceof Refusal ? { line, refusal: placed } : { line, placed })
    if (!(placed instanceof Refusal) && placed.promised?.usesFreeDelivery) freeDeliveriesTaken += 1
  }
  return outcomes
}

/** Places orders in a new transaction and then registers their payments; see `CheckoutService`. */
export async function order<Line, Terms, Own extends Reserved, Promise_ extends Promised, Answer>(
  deps: CheckoutDeps,
  intent: Intent<Line, Terms, Own, Promise_, Answer>,
): Promise<Answer> {
  const { answer, paymentIds } = await tryAgain(() => deps.inTransaction((tx) => place(deps, tx, intent)))
  await deps.ports.payments.registerSoon(paymentIds)
  return answer
}

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error
    }
  }
}
