import { type Life, minutesLater, type PlacedOrder } from './life.ts'
import { sendParcel } from './parcels.ts'

interface DeskLine {
  readonly id: number
  readonly productId: number
  readonly isWeight: boolean
  readonly orderedAmount: number
  readonly pickedAmount: number | null
}

/** Shares of orders in which a line is missing, and of these in which it is replaced. */
const MISSING = 0.06
const REPLACED = 0.4

/** How often a beginning and a departure are tried while a question or a surcharge is open, and the pause between tries, minutes. */
const MAX_TRIES = 3
const TRY_AGAIN = 65

/** Gathers an order and brings it to the customer, step by step on the agenda; `onReceived` follows. */
export async function gather(
  life: Life,
  order: PlacedOrder,
  onReceived: () => Promise<void>,
  tries = MAX_TRIES,
): Promise<void> {
  const { shop, agenda } = life
  const { random } = order
  if (!(await move(life, order, 'isAssembling'))) {
    if (tries > 0) agenda.add(minutesLater(shop.now(), TRY_AGAIN), () => gather(life, order, onReceived, tries - 1))
    else await move(life, order, 'canceled')
    return
  }
  agenda.add(minutesLater(shop.now(), random.int(8, 35)), async () => {
    await gatherLines(life, order)
    agenda.add(minutesLater(shop.now(), random.int(10, 60)), () =>
      order.way === 'cdek' ? sendParcel(life, order, onReceived) : leave(life, order, onReceived, MAX_TRIES),
    )
  })
}

async function leave(life: Life, order: PlacedOrder, onReceived: () => Promise<void>, tries: number): Promise<void> {
  const { shop, agenda, count } = life
  if (!(await move(life, order, order.way === 'pickup' ? 'readyForIssuance' : 'onTheRoad'))) {
    if (tries > 0) {
      agenda.add(minutesLater(shop.now(), TRY_AGAIN), () => leave(life, order, onReceived, tries - 1))
      return
    }
    await move(life, order, 'canceled')
    return
  }
  await shop.deliver()
  agenda.add(minutesLater(shop.now(), order.random.int(50, 210)), async () => {
    if (!(await life.courierLinks.handOver(life, order))) {
      if (!order.isOnline) await takeMoney(life, order)
      if (!(await move(life, order, 'received'))) return
    }
    count('received')
    await onReceived()
  })
}

const path = ({ orderId }: Pick<PlacedOrder, 'orderId'>) => `/v1/cabinet/orders/${orderId}`

async function move({ shop, count }: Life, order: PlacedOrder, to: string): Promise<boolean> {
  const body = { to, isEarlyMeant: true }
  const answer = await shop.asSeller(order.organizationId, 'POST', `${path(order)}/moves`, body)
  if (answer.status !== 200) count(`not moved to ${to}: ${answer.body.code}`)
  return answer.status === 200
}

async function linesOf({ shop }: Life, order: PlacedOrder): Promise<DeskLine[]> {
  const shown = await shop.asSeller(order.organizationId, 'GET', path(order))
  return shown.body.order?.lines ?? []
}

/** Makes a change at its previewed total; false = it was refused. */
async function change({ shop, count }: Life, order: PlacedOrder, requestedChange: object): Promise<boolean> {
  const preview = await shop.asSeller(order.organizationId, 'POST', `${path(order)}/changes/preview`, {
    requestedChange,
  })
  if (preview.status !== 200) {
    count(`change refused: ${preview.body.code}`)
    return false
  }
  const body = { requestedChange, expectedTotal: preview.body.totalAfter }
  const answer = await shop.asSeller(order.organizationId, 'POST', `${path(order)}/changes`, body)
  if (answer.status !== 200) count(`change refused: ${answer.body.code}`)
  return answer.status === 200
}

/** Weighs the goods, and leaves out or replaces what is missing. */
async function gatherLines(life: Life, order: PlacedOrder): Promise<void> {
  const { shop, count } = life
  const { random } = order
  const lines = await linesOf(life, order)
  const weighed = lines.filter(({ isWeight, pickedAmount }) => isWeight && pickedAmount === null)
  const missing = lines.length > 1 && random.chance(MISSING) ? random.pick(lines) : null
  if (missing) {
    const replacement = random.chance(REPLACED) ? await replacementOf(life, missing) : null
    const isReplaced =
      replacement !== null &&
      (await change(life, order, { kind: 'replace', lineId: missing.id, productId: replacement, quantity: 1 }))
    if (isReplaced) count('line replaced')
    else if (await change(life, order, { kind: 'cancelLine', lineIds: [missing.id] })) count('line left out')
    await answerProposals(life, order)
  }
  const left = (await linesOf(life, order)).filter(({ isWeight, pickedAmount }) => isWeight && pickedAmount === null)
  if (weighed.length === 0 || left.length === 0) return
  const picked = left.map(({ id, orderedAmount }) => ({
    lineId: id,
    picked: Math.round(orderedAmount * (0.93 + 0.1 * random.next())),
  }))
  if (await change(life, order, { kind: 'weigh', lines: picked, isAboveCharged: false })) count('weighed')
  await shop.deliver()
}

/** Another product of the same seller and category with stock; null = none. */
async function replacementOf({ shop }: Life, { productId }: DeskLine): Promise<number | null> {
  const [found] = await shop.sql<{ id: number }>(
    `select other.id from product join product as other using (organization_id, category_id)
       join stock on stock.product_id = other.id
      where product.id = $1 and other.id <> $1 and other.enabled and not other.is_weight and stock.kind = 'counted'
        and on_hand - allocated - held > 3 and other.price <= product.price * 1.15 order by other.id limit 1`,
    [productId],
  )
  return found?.id ?? null
}

/** The customer answers what the seller proposed. */
async function answerProposals({ shop, count }: Life, { orderId, person, random }: PlacedOrder): Promise<void> {
  const shown = await shop.asPerson(person, 'GET', `/api/v1/orders/${orderId}`)
  for (const { id, totalAfter } of shown.body.proposals ?? []) {
    const yes = random.chance(0.75)
    const body = { yes, ...(yes && { expectedTotal: totalAfter }) }
    const answer = await shop.asPerson(person, 'POST', `/api/v1/orders/${orderId}/changes/${id}/answer`, body)
    count(answer.status === 200 ? `proposal ${yes ? 'accepted' : 'declined'}` : `answer refused: ${answer.body.code}`)
  }
}

/** The seller takes the money of an order that is not paid online. */
export async function takeMoney(
  { shop, count }: Life,
  order: Pick<PlacedOrder, 'orderId' | 'organizationId'>,
): Promise<void> {
  const shown = await shop.asSeller(order.organizationId, 'GET', path(order))
  const amount = shown.body.offline?.due
  if (!(amount > 0)) return
  const answer = await shop.asSeller(order.organizationId, 'POST', `${path(order)}/payments`, { amount })
  count(answer.status === 200 ? 'money taken' : `money not taken: ${answer.body.code}`)
}
