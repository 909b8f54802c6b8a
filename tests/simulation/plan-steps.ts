import { randomUUID } from 'node:crypto'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { MEMBER } from './farms.ts'
import { type NEWS, pressAtBank } from './order-steps.ts'
import { grant, type Reference } from './reference.ts'
import { customerIdOf, demand, demandAnswer, describeAnswer, kopecks, type Step } from './steps.ts'
import type { KnownPlanOrder } from './trades.ts'
import type { World } from './world.ts'

/** Price per year, kopecks. */
const PRICES = { Start2024Year1: 99_000, Advanced2024Year1: 199_000 } as const
type Plan = keyof typeof PRICES
export const PLANS: readonly Plan[] = ['Start2024Year1', 'Advanced2024Year1']
const DAYS_OF_YEAR = 365
const DAY_MS = 86_400_000
const ORDERS = '/api/v2/subscription/orders'

const LATER: Readonly<Record<string, readonly string[]>> = {
  formed: ['formed', 'booked', 'canceled'],
  booked: ['booked', 'canceled'],
  canceled: ['canceled'],
}
const dayNow = (world: World) => dayIn('Europe/Moscow', world.now())

/** Refund of an unused plan, kopecks; a started day is treated as used. */
function backOf({ total, from }: KnownPlanOrder, today: string): number {
  if (from === null) return 0
  const begun = Math.round((Date.parse(today) - Date.parse(from)) / DAY_MS) + 1
  return Math.floor((total * (DAYS_OF_YEAR - begun)) / DAYS_OF_YEAR)
}

const runningOf = ({ plans }: Reference) => plans.find(({ state, kept }) => state === 'booked' && kept === null)

interface ShownOrder {
  readonly id: number
  readonly status: string
  readonly from: string | null
  readonly kept: number | null
  readonly price: number
}

/** Checks the plans through the API: their states moved along allowed transitions, and the running one was paid. */
export async function lookAtPlans(reference: Reference, world: World): Promise<{ running: { back: number } | null }> {
  const { status, body } = await world.call(customerIdOf(reference, { customer: MEMBER }), 'GET', ORDERS)
  demand(status === 200, `plans are not shown: ${describeAnswer({ status, body })}`)
  for (const known of reference.plans) {
    const shown: ShownOrder | undefined = body.orders.find(({ id }: ShownOrder) => id === known.id)
    demand(shown !== undefined, `the order ${known.id} of a plan is gone`)
    const isRight = LATER[known.state]?.includes(shown.status) && kopecks(shown.price) === known.total
    demand(
      isRight === true,
      `the order ${known.id} of a plan went from ${known.state} to ${describeAnswer({ status, body: shown })}`,
    )
    known.state = shown.status
    known.from ??= shown.from && dayIn('Europe/Moscow', new Date(shown.from))
    if (known.kept === null && shown.kept !== null) {
      known.kept = kopecks(shown.kept)
      const [most, least] = [backOf(known, known.from ?? ''), backOf(known, dayNow(world))]
      const back = known.total - known.kept
      demand(back >= least && back <= most, `${back} come back of plan ${known.id}, expected ${least}…${most}`)
    }
  }
  const running = runningOf(reference)
  demand(body.running?.plan === running?.plan, `${body.running?.plan} runs, ${running?.plan} was paid`)
  if (running) {
    const back = kopecks(body.running.back)
    demand(back === backOf(running, dayNow(world)), `${back} would come back of plan ${running.id}`)
  }
  return body
}

export const buyPlan = (plan: Plan, method: 'sbp' | 'rbs', news: (typeof NEWS)[number] | null): Step => ({
  name: `the member buys ${plan} by ${method}, the shop is ${news}`,
  run: async (reference, world) => {
    await lookAtPlans(reference, world)
    const customerId = customerIdOf(reference, { customer: MEMBER })
    const running = runningOf(reference)
    const back = running && running.plan !== plan ? backOf(running, dayNow(world)) : 0
    const body = { plan, paymentMethod: method, expectedTotal: PRICES[plan] / 100, expectedBack: back / 100 }
    const press = () => world.call(customerId, 'POST', ORDERS, body, { 'idempotency-key': randomUUID() })
    const [answer, other] = await Promise.all([press(), press()])
    for (const each of [answer, other]) demandAnswer('buying a plan', each)
    if (answer.status !== 201) {
      // an order just paid is about to start, which changes prices and the running plan
      const isPaid = ({ id, state }: KnownPlanOrder) => {
        const { kept, held } = world.bank.moneyOf(id)
        return state === 'formed' && kept + held > 0
      }
      const isExplained = reference.plans.some(isPaid) || (answer.body.code === 'PLAN_RUNS' && running?.plan === plan)
      demand(isExplained, `a plan is refused for nothing: ${describeAnswer(answer)}`)
      return
    }
    demand(other.status !== 201 || other.body.orderId === answer.body.orderId, 'two presses bought two plans')
    const id = Number(answer.body.orderId)
    let known = reference.plans.find((each) => each.id === id)
    if (!known) {
      known = { id, customer: MEMBER, method, plan, total: PRICES[plan], state: 'formed', from: null, kept: null }
      reference.plans.push(known)
      grant(reference, 'a plan is bought')
    }
    if (news !== null) await pressAtBank(reference, world, known, 'pay', news)
    await lookAtPlans(reference, world)
  },
})

/** Ends the running plan, by two concurrent presses. */
export const endPlan: Step = {
  name: 'the member ends the plan',
  run: async (reference, world) => {
    const { running } = await lookAtPlans(reference, world)
    const customerId = customerIdOf(reference, { customer: MEMBER })
    const press = () => world.call(customerId, 'POST', '/api/v2/subscription/end', { expectedBack: running?.back ?? 0 })
    const answers = await Promise.all([press(), press()])
    for (const answer of answers) demandAnswer('ending a plan', answer)
    const accepted = answers.filter(({ status }) => status === 200).length
    demand(accepted === (running ? 1 : 0), `a plan was ended ${accepted} times: ${answers.map(describeAnswer).join()}`)
    if (accepted > 0) grant(reference, 'a plan is ended')
    await lookAtPlans(reference, world)
  },
}
