import { FARMS, isOnline } from './farms.ts'
import { overtake } from './order-steps.ts'
import { grant, type KnownLine, type KnownOrder, newLine, orderedOf, type Reference } from './reference.ts'
import { aim, demand, demandAnswer, describeAnswer, isIn, kopecks, look, pick, type Step } from './steps.ts'
import type { World } from './world.ts'

const ask = (world: World, order: KnownOrder, method: 'GET' | 'POST', tail = '', body?: unknown) =>
  world.callAsSeller(FARMS[order.farm] as number, method, `/v1/cabinet/orders/${order.id}${tail}`, body)

const isUnderWay = ({ state }: KnownOrder) => state !== 'canceled' && state !== 'received'

/** Presses the seller's next step, or cancels. False = not available. */
async function moveOnce(reference: Reference, world: World, known: KnownOrder, way: 'on' | 'off'): Promise<boolean> {
  const shown = await ask(world, known, 'GET')
  demand(shown.status === 200, `the cabinet does not show order ${known.id}: ${describeAnswer(shown)}`)
  const to = (shown.body.moves as string[]).find((state) => (state === 'canceled') === (way === 'off'))
  if (!to) return false
  const answer = await ask(world, known, 'POST', '/moves', { to, isEarlyMeant: true })
  demandAnswer('moving', answer)
  await look(reference, world, known)
  if (answer.status === 200) {
    demand(known.state === to, `order ${known.id} was to be ${to} and is ${known.state}`)
    grant(reference, `moved to ${to}`)
  }
  known.isEnded ||= !isUnderWay(known)
  return answer.status === 200
}

/** Advances an order by one step, or by up to `most` steps. */
export const move = (order: number, way: 'on' | 'off', most: number): Step => ({
  name: `order ${order}: the seller moves it ${way}, ${most} times`,
  run: async (reference, world) => {
    const hasMoney = ({ id, method }: KnownOrder) => {
      const { held, kept } = world.bank.moneyOf(id)
      return !isOnline(method) || held + kept > 0
    }
    const known = aim(reference, order, (each) => isUnderWay(each) && hasMoney(each))
    if (!known) return
    for (let step = 0; step < most; step += 1) if (!(await moveOnce(reference, world, known, way))) return
  },
})

interface Change {
  readonly line: KnownLine
  readonly requestedChange: Readonly<Record<string, unknown>>
  readonly action: string
  /** Effect on the reference when the change is made. */
  yes(): void
  /** Effect when the customer did not agree. */
  no(): void
  /** Whether the seller may make the change without asking. */
  mayGoUnasked(): boolean
  /** Whether the seller may ask the customer. */
  readonly mayBeAsked: boolean
}

/** Previews a change of an order's lines, and then makes or proposes it at the previewed total, by two presses. */
async function change(reference: Reference, world: World, order: KnownOrder, made: Change): Promise<void> {
  const { line, requestedChange, action } = made
  const preview = await ask(world, order, 'POST', '/changes/preview', { requestedChange })
  demandAnswer('the preview', preview)
  if (preview.status !== 200) return look(reference, world, order)
  const body = { requestedChange, expectedTotal: preview.body.totalAfter }
  const answer = await ask(world, order, 'POST', '/changes', body)
  demandAnswer('the change', answer)
  const { needsCustomer, totalAfter } = preview.body
  if (answer.status === 200) {
    overtake(order, line)
    const proposals: { id: string }[] = answer.body.order.proposals
    const fresh = proposals.find(({ id }) => order.questions.every((question) => question.id !== id))
    if (fresh) {
      demand(made.mayBeAsked, `${action} of order ${order.id} needs no question`)
      order.questions.push({ id: fresh.id, line, isOvertaken: false, yes: made.yes, no: made.no })
      grant(reference, `${action}: asked`)
    } else {
      demand(!needsCustomer, `${action} of order ${order.id} was made without its customer`)
      demand(made.mayGoUnasked(), `${action} of order ${order.id} needs a question`)
      made.yes()
      grant(reference, action)
    }
  }
  await look(reference, world, order)
  const isMade = answer.status === 200 && !needsCustomer && order.state !== 'canceled'
  demand(!isMade || order.total === kopecks(totalAfter), `${totalAfter} was previewed, ${order.total} is to be paid`)
}

const lineOf = (reference: Reference, order: number, index: number, ...states: string[]) => {
  const known = aim(reference, order, isIn(...states))
  const line = known && pick(known.lines, index)
  return line && { known, line }
}

export const weigh = (order: number, index: number, percent: number, isAboveCharged: boolean): Step => ({
  name: `order ${order}: the seller gathers ${percent} % of line ${index}${isAboveCharged ? ', to be paid' : ''}`,
  run: async (reference, world) => {
    const known = aim(reference, order, isIn('isAssembling'))
    // products sold by the piece cannot exceed the ordered amount
    const line = known && pick(percent > 100 ? known.lines.filter(({ goods }) => goods.isWeight) : known.lines, index)
    if (!known || !line) return
    const picked = Math.floor((orderedOf(line) * percent) / 100)
    const agreed = Math.max(orderedOf(line), line.agreed)
    const isMore = isAboveCharged && picked > agreed
    await change(reference, world, known, {
      line,
      requestedChange: { kind: 'weigh', lines: [{ lineId: line.id, picked }], isAboveCharged },
      action: isMore ? 'weighed more' : 'weighed',
      yes: () => {
        line.picked = picked
        if (isMore) line.agreed = picked
      },
      no: () => {
        line.picked = Math.min(picked, agreed)
      },
      mayGoUnasked: () => !isMore,
      mayBeAsked: isMore,
    })
  },
})

export const cancelLine = (order: number, index: number): Step => ({
  name: `order ${order}: the seller can not bring line ${index}`,
  run: async (reference, world) => {
    const found = lineOf(reference, order, index, 'formed', 'isAssembling')
    if (!found) return
    const { known, line } = found
    const leave = () => {
      line.picked = 0
    }
    const requestedChange = { kind: 'cancelLine', lineIds: [line.id] }
    await change(reference, world, known, {
      line,
      requestedChange,
      action: 'line left out',
      yes: leave,
      no: leave,
      mayGoUnasked: () => true,
      mayBeAsked: false,
    })
  },
})

/** Refuses a line of a shipped order as the customer. */
export const refuseLine = (order: number, index: number): Step => ({
  name: `order ${order}: line ${index} is not taken at the door`,
  run: async (reference, world) => {
    const found = lineOf(reference, order, index, 'onTheRoad', 'readyForIssuance')
    if (!found || found.known.kind === 'cdek') return
    const { known, line } = found
    const leave = () => {
      line.picked = 0
    }
    await change(reference, world, known, {
      line,
      requestedChange: { kind: 'refuseLine', lineIds: [line.id] },
      action: 'line refused',
      yes: leave,
      no: leave,
      mayGoUnasked: () => true,
      mayBeAsked: false,
    })
  },
})

/** Replaces a line by another product, within the line's rule. */
export const replace = (order: number, index: number, item: number, quantity: number): Step => ({
  name: `order ${order}: the seller gives ${quantity} of goods ${item} instead of line ${index}`,
  run: async (reference, world) => {
    const found = lineOf(reference, order, index, 'isAssembling', 'formed')
    if (!found) return
    const { known, line } = found
    const goods = pick(
      reference.goods.filter(({ farm }) => farm === FARMS[known.farm]),
      item,
    )
    if (!goods) return
    const isNear = () =>
      goods.category === line.goods.category && goods.price * quantity <= line.price * line.quantity * 1.15
    await change(reference, world, known, {
      line,
      requestedChange: { kind: 'replace', lineId: line.id, productId: goods.id, quantity },
      action: `replaced by «${line.rule}»`,
      yes: () => {
        line.picked = 0
        known.lines.push(newLine(goods, quantity, { rule: line.rule, replaces: line }))
      },
      no: () => {
        line.picked = 0
      },
      mayBeAsked: true,
      mayGoUnasked: () => line.rule === 'same_farm' || (line.rule === 'same_category' && isNear()),
    })
    demand(
      line.rule !== 'none' || known.lines.every((each) => each.replaces !== line),
      'a line was replaced against its rule',
    )
  },
})

/** Decides a claim as the seller, by two concurrent presses. */
export const decide = (order: number, index: number, isAccepted: boolean): Step => ({
  name: `order ${order}: the seller ${isAccepted ? 'accepts' : 'declines'} claim ${index}`,
  run: async (reference, world) => {
    const isOpen = (each: KnownOrder) => each.claims.some(({ isDecided }) => !isDecided)
    const known = aim(reference, order, isOpen)
    const claim =
      known &&
      pick(
        known.claims.filter(({ isDecided }) => !isDecided),
        index,
      )
    if (!known || !claim) return
    const press = () => ask(world, known, 'POST', `/claims/${claim.id}`, { isAccepted, reason: 'So it is' })
    const answers = await Promise.all([press(), press()])
    for (const answer of answers) demandAnswer('deciding', answer)
    const accepted = answers.filter(({ status }) => status === 200).length
    demand(accepted <= 1, 'a claim was decided twice')
    if (accepted === 1) {
      claim.isDecided = true
      if (isAccepted) claim.accept()
      grant(reference, isAccepted ? 'claim accepted' : 'claim declined')
    }
    await look(reference, world, known)
  },
})

/** Records a payment without a bank as the seller, by two presses. */
export const takeMoney = (order: number): Step => ({
  name: `order ${order}: the seller takes the money`,
  run: async (reference, world) => {
    const known = aim(reference, order, isUnderWay)
    const shown = known && (await ask(world, known, 'GET'))
    if (!known || !shown) return
    const { due } = shown.body.offline
    const press = () => ask(world, known, 'POST', '/payments', { amount: due })
    const answers = await Promise.all([press(), press()])
    for (const answer of answers) demandAnswer('taking money', answer)
    const isTaken = due > 0 && answers.some(({ status }) => status === 200)
    if (isTaken) {
      known.offline += kopecks(due)
      grant(reference, 'taken by the seller')
    }
    const after = await ask(world, known, 'GET')
    const taken = kopecks(after.body.offline.taken)
    demand(taken === known.offline, `order ${known.id}: the seller took ${taken}, not ${known.offline}`)
    await look(reference, world, known)
  },
})
