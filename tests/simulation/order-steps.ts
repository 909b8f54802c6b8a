import type { BankMoment } from './bank.ts'
import { FARMS, type Goods, isOnline, type Method } from './farms.ts'
import { grant, type KnownLine, type KnownOrder, newLine, type Question, type Reference } from './reference.ts'
import { agreedAfterEdit, paidAmount } from './reference-sums.ts'
import {
  aim,
  customerIdOf,
  demand,
  demandAnswer,
  describeAnswer,
  isIn,
  kopecks,
  look,
  lookAtChanged,
  pick,
  type Step,
} from './steps.ts'
import type { Answered, World } from './world.ts'

/** How the shop learns of a payment. */
export const NEWS = ['none', 'notified', 'notifiedTwice', 'polled'] as const

const isWaiting = (order: KnownOrder) => order.paymentStatus === 'wait' || order.paymentStatus === 'partiallyPaid'

const isPayable = (order: KnownOrder) => order.state !== 'canceled' && isOnline(order.method) && isWaiting(order)

/** Acts at the bank and sends its notification; the order is not read yet. */
export async function pressAtBank(
  reference: Reference,
  world: World,
  known: Pick<KnownOrder, 'id' | 'customer' | 'method'>,
  action: 'pay' | 'decline',
  news: (typeof NEWS)[number],
): Promise<void> {
  const [payment] = world.bank.openOf(known.id)
  if (!payment) return
  const { number, gateway } = payment
  const customerId = customerIdOf(reference, known)
  if (gateway === 'wallet') {
    const verdict = await world.call(customerId, 'GET', `/api/v1/payments/payanyway/check?number=${number}`)
    demandAnswer('the question of the wallet', verdict)
    if (verdict.body !== 'payable') return
  }
  if (action === 'pay' && world.bank.pay(number)) grant(reference, `paid by ${known.method}`)
  if (action === 'decline') world.bank.decline(number)
  const isWallet = gateway === 'wallet' || gateway === 'carelessWallet'
  const path = `/api/v1/payments/${isWallet ? 'payanyway' : 'rbs'}/callback?number=${number}`
  const notify = () => world.call(customerId, 'GET', path)
  if (news === 'notified') await notify()
  if (news === 'notifiedTwice') await Promise.all([notify(), notify()])
  if (news === 'polled') await world.call(customerId, 'GET', `/api/v1/checkout/payment/status/${known.id}`)
}

export const pay = (order: number, action: 'pay' | 'decline', news: (typeof NEWS)[number]): Step => ({
  name: `order ${order}: the customer presses «${action}» at the bank, the shop is ${news}`,
  run: async (reference, world) => {
    const known = aim(reference, order, isPayable)
    if (!known) return
    await pressAtBank(reference, world, known, action, news)
    await look(reference, world, known)
  },
})

export const end = (order: number, how: 'cancel' | 'complete'): Step => ({
  name: `order ${order}: the customer says «${how}»`,
  run: async (reference, world) => {
    const known = aim(reference, order, (each) => !each.isEnded)
    if (!known) return
    const answer = await world.call(customerIdOf(reference, known), 'PATCH', `/api/v1/orders/${known.id}/${how}`, {})
    demandAnswer(how, answer)
    await look(reference, world, known)
    if (answer.status !== 200) return
    grant(reference, how)
    demand(known.state === (how === 'cancel' ? 'canceled' : 'received'), `${how} was said and did not happen`)
    known.isEnded = true
  },
})

export const changeMethod = (order: number, method: Method): Step => ({
  name: `order ${order} is to be paid by ${method}`,
  run: async (reference, world) => {
    const known = aim(reference, order, isPayable)
    if (!known) return
    const before = known.paymentStatus
    const answer = await world.call(customerIdOf(reference, known), 'PATCH', `/api/v1/orders/${known.id}/${method}`)
    demandAnswer('changing the method', answer)
    if (answer.status === 200) grant(reference, `${before === 'wait' ? 'order' : 'surcharge'} to be paid otherwise`)
    await look(reference, world, known)
  },
})

/**
 * Pays on the bank's page at the moment of a withdrawal, because another method was chosen, or (null) because the order
 * is cancelled.
 */
export const payMeanwhile = (
  order: number,
  method: Method | null,
  at: BankMoment,
  news: (typeof NEWS)[number],
): Step => ({
  name: `order ${order}: ${method ?? 'cancel'}; «pay» is pressed when the bank is ${at}, the shop is ${news}`,
  run: async (reference, world) => {
    const known = aim(reference, order, isPayable)
    if (!known) return
    const action = async () => {
      await pressAtBank(reference, world, known, 'pay', news)
      grant(reference, `paid when the bank was ${at}`)
    }
    world.bank.meanwhile({ at, orderId: known.id, action })
    const path = `/api/v1/orders/${known.id}/${method ?? 'cancel'}`
    const answer = await world.call(customerIdOf(reference, known), 'PATCH', path, method === null ? {} : undefined)
    demandAnswer('taking a payment back', answer)
    // a job does the withdrawal
    await world.work()
    world.bank.meanwhile(null)
    await lookAtChanged(reference, world)
    if (method !== null || answer.status !== 200) return
    demand(known.state === 'canceled', 'cancel was said and did not happen')
    known.isEnded = true
  },
})

/** Edits the order as the customer before the seller starts; `item` is added when it is not in the order yet. */
export const edit = (order: number, index: number, quantity: number, item: number | null): Step => ({
  name: `order ${order}: the customer wants ${quantity} of line ${index}, and goods ${item}`,
  run: async (reference, world) => {
    const known = aim(reference, order, isIn('formed'))
    const line = known && pick(known.lines, index)
    if (!known || !line) return
    const customerId = customerIdOf(reference, known)
    const goods = item === null ? null : addable(reference, known, item)
    const added = goods ? [{ productId: goods.id, quantity: 1 }] : []
    const requestedChange = { lines: [{ lineId: line.id, quantity }], added }
    const path = `/api/v1/orders/${known.id}/edit`
    const preview = await world.call(customerId, 'POST', `${path}/preview`, requestedChange)
    demandAnswer('the preview', preview)
    if (preview.status !== 200) return
    const expectedTotal = preview.body.totalAfter
    const made = await world.call(customerId, 'POST', path, { ...requestedChange, expectedTotal })
    demandAnswer('the edit', made)
    if (made.status === 200) {
      remember(known, line, quantity, goods, kopecks(expectedTotal))
      grant(reference, goods ? 'goods added' : quantity === 0 ? 'line removed' : 'edited')
    }
    await look(reference, world, known)
    // later changes start from the rounded amounts
    if (made.status === 200) known.agreed = { ...known.agreed, promo: known.promo, bonuses: known.bonuses }
  },
})

/** Products of the same farm that are not ordered yet. */
function addable(reference: Reference, order: KnownOrder, item: number): Goods | null {
  const goods = pick(
    reference.goods.filter(({ farm }) => farm === FARMS[order.farm]),
    item,
  )
  return goods && order.lines.every((line) => line.goods !== goods) ? goods : null
}

function remember(order: KnownOrder, line: KnownLine, quantity: number, goods: Goods | null, total: number): void {
  const agreed = agreedAfterEdit(order, (each) => (each === line ? quantity : each.quantity))
  order.agreed = { ...agreed, total }
  if (quantity !== line.quantity) line.agreed = 0
  line.quantity = quantity
  overtake(order, line)
  order.lines = order.lines.filter((each) => each.quantity > 0)
  if (goods) order.lines.push(newLine(goods, 1))
}

/** Withdraws the question of a line, because another change of the line was made. */
export function overtake(order: KnownOrder, line: KnownLine): void {
  for (const question of order.questions) if (question.line === line) question.isOvertaken = true
}

export const answer = (order: number, index: number, yes: boolean): Step => ({
  name: `order ${order}: the customer answers ${yes ? 'yes' : 'no'} to question ${index}`,
  run: async (reference, world) => {
    const known = aim(reference, order, ({ questions }) => questions.length > 0)
    const question = known && pick(known.questions, index)
    if (!known || !question) return
    const customerId = customerIdOf(reference, known)
    const shown = await world.call(customerId, 'GET', `/api/v1/orders/${known.id}`)
    const proposal = shown.body.proposals.find(({ id }: { id: string }) => id === question.id)
    const body = { yes, ...(yes && proposal && { expectedTotal: proposal.totalAfter }) }
    const path = `/api/v1/orders/${known.id}/changes/${question.id}/answer`
    const answered = await world.call(customerId, 'POST', path, body)
    demandAnswer('answering', answered)
    if (answered.status === 200) settle(known, question, yes, answered)
    if (answered.status === 200) grant(reference, yes ? 'said yes' : 'said no')
    await look(reference, world, known)
  },
})

function settle(order: KnownOrder, question: Question, yes: boolean, { body }: Answered): void {
  order.questions = order.questions.filter((each) => each !== question)
  if (yes) question.yes()
  else question.no()
  if (yes) order.agreed.total = Math.max(order.agreed.total, kopecks(body.total))
}

/** A form with a photo, as a browser sends it. */
function claimForm(fields: Readonly<Record<string, string | number>>): {
  body: Buffer
  headers: Record<string, string>
} {
  const boundary = 'claim-of-a-history'
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const body = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value))),
    part('name="files"; filename="1.png"\r\ncontent-type: image/png', PHOTO),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
/** A sample photo: a red square, PNG. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4CAMAAAAOusbgAAAAA1BMVEXdIiJQ+Zx9AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJUlEQVRo3u3BMQEAAADCoPVPbQlPoAAAAAAAAAAAAAAAAAAAPgY4uAABqfMnWwAAAABJRU5ErkJggg==',
  'base64',
)

/** Limits of an instant refund: amount, share of the order, and one per customer in 30 days. */
const INSTANT = { sum: 100_000, percent: 30 }

export const CLAIMED = ['spoilt', 'spoilt', 'missing', 'wrong'] as const
type Claimed = (typeof CLAIMED)[number]

/** The claim's form, and its effect on the line once accepted. */
function claimOf(line: KnownLine, kind: Claimed, percent: number) {
  if (kind === 'spoilt') {
    return {
      fields: { kind, lineId: line.id, spoiltPercent: percent },
      accept: () => {
        line.spoilt = percent
      },
    }
  }
  const amount = Math.max(1, Math.floor((paidAmount(line) * percent) / 100))
  return {
    fields: { kind, lineId: line.id, amount },
    accept: () => {
      line.missing = amount
    },
  }
}

export const claim = (order: number, index: number, percent: number, kind: Claimed): Step => ({
  name: `order ${order}: ${percent} % of line ${index} came ${kind}`,
  run: async (reference, world) => {
    const known = aim(reference, order, isIn('received'))
    const line = known && pick(known.lines, index)
    if (!known || !line) return
    const { fields, accept } = claimOf(line, kind, percent)
    const { body, headers } = claimForm(fields)
    const before = known.total
    const customerId = customerIdOf(reference, known)
    const path = `/api/v1/orders/${known.id}/claims`
    const shown = await world.call(customerId, 'POST', `${path}/preview`, fields)
    demandAnswer('previewing a claim', shown)
    const claimed = await world.call(customerId, 'POST', path, body, headers)
    demandAnswer('claiming', claimed)
    if (claimed.status === 201) {
      const { id, isInstant, refund, state } = claimed.body
      demand(known.state === 'received', `a claim about an order that is ${known.state}`)
      demand(isInstant === (state === 'accepted'), `a claim is ${state} at once: ${describeAnswer(claimed)}`)
      demand(shown.body.refund === refund, `a claim of ${refund} was previewed as ${describeAnswer(shown)}`)
      if (isInstant) {
        accept()
        const earlier = claimsOf(reference, known.customer).filter((each) => each.isInstant)
        demand(earlier.length === 0, `a second claim of customer ${known.customer} was paid at once`)
        // returned bonuses are whole, rounded down
        const isSmall = kopecks(refund) <= Math.min(INSTANT.sum, (before * INSTANT.percent) / 100 + 100)
        demand(isSmall, `${refund} of ${before} were given back at once`)
      }
      known.claims.push({ id, accept, isDecided: isInstant, isInstant })
      grant(reference, isInstant ? 'claim paid at once' : `claimed ${kind}`)
    }
    await look(reference, world, known)
    const given = claimed.body.isInstant ? kopecks(claimed.body.refund) : 0
    demand(known.total === before - given, `a claim of ${given} made ${known.total} of ${before}`)
  },
})

const claimsOf = (reference: Reference, customer: number) =>
  reference.orders.filter((order) => order.customer === customer).flatMap(({ claims }) => claims)
