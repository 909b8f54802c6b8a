import { amountOf, grant, type KnownLine, type KnownOrder } from './reference.ts'
import { demand, look, newest, pick, type Step, told } from './steps.ts'
import { FARMS, type World } from './world.ts'

const path = (order: KnownOrder) => `/v1/cabinet/orders/${order.id}`
const ask = (world: World, order: KnownOrder, method: 'GET' | 'POST', tail = '', body?: unknown) =>
  world.callAsSeller(FARMS[order.farm] as number, method, `${path(order)}${tail}`, body)

/** The seller presses the button that moves the order on, or the one that cancels it. */
export const move = (order: number, way: 'on' | 'off'): Step => ({
  name: `order ${order}: the seller moves it ${way}`,
  run: async (reference, world) => {
    const known = newest(reference.orders, order)
    if (!known) return
    const shown = await ask(world, known, 'GET')
    demand(shown.status === 200, `the cabinet does not show order ${known.id}: ${told(shown)}`)
    const to = (shown.body.moves as string[]).find((state) => (state === 'canceled') === (way === 'off'))
    if (!to) return
    const answer = await ask(world, known, 'POST', '/moves', { to })
    demand(answer.status < 500, `moving broke: ${told(answer)}`)
    await look(reference, world, known)
    if (answer.status === 200) {
      demand(known.state === to, `order ${known.id} was to be ${to} and is ${known.state}`)
      grant(reference, `moved to ${to}`)
    }
    known.isEnded ||= known.state === 'canceled' || known.state === 'received'
  },
})

/** A change of an order's lines, previewed and then made at the previewed total. */
async function change(world: World, order: KnownOrder, wish: object): Promise<boolean> {
  const preview = await ask(world, order, 'POST', '/changes/preview', { wish })
  demand(preview.status < 500, `the preview broke: ${told(preview)}`)
  if (preview.status !== 200 || preview.body.needsShopper) return false
  const made = await ask(world, order, 'POST', '/changes', { wish, expectedTotal: preview.body.totalAfter })
  demand(made.status < 500, `the change broke: ${told(made)}`)
  return made.status === 200
}

/** The line's id in the shop. */
async function lineId(world: World, order: KnownOrder, line: KnownLine): Promise<number | null> {
  const { body } = await ask(world, order, 'GET')
  const lines: { id: number; productId: number }[] = body.order.lines
  return lines.find(({ productId }) => productId === line.goods.id)?.id ?? null
}

export const weigh = (order: number, index: number, percent: number): Step => ({
  name: `order ${order}: the seller gathers ${percent} % of line ${index}`,
  run: async (reference, world) => {
    const known = newest(reference.orders, order)
    const line = known && pick(known.lines, index)
    const id = known && line && (await lineId(world, known, line))
    if (!known || !line || !id) return
    const picked = Math.floor((line.goods.step * line.quantity * percent) / 100)
    const before = known.total
    if (await change(world, known, { kind: 'weigh', lines: [{ lineId: id, picked }] })) {
      line.picked = picked
      grant(reference, 'weighed')
    }
    await look(reference, world, known)
    demand(known.state === 'canceled' || known.total <= before || amountOf(line) > 0, 'gathering less costs more')
  },
})

export const cancelLine = (order: number, index: number): Step => ({
  name: `order ${order}: the seller can not bring line ${index}`,
  run: async (reference, world) => {
    const known = newest(reference.orders, order)
    const line = known && pick(known.lines, index)
    const id = known && line && (await lineId(world, known, line))
    if (!known || !line || !id) return
    if (await change(world, known, { kind: 'cancelLine', lineIds: [id] })) {
      line.picked = 0
      grant(reference, 'line cancelled')
    }
    await look(reference, world, known)
  },
})

/** The shopper orders otherwise before the seller began. */
export const edit = (order: number, index: number, quantity: number): Step => ({
  name: `order ${order}: the shopper wants ${quantity} of line ${index}`,
  run: async (reference, world) => {
    const known = newest(reference.orders, order)
    const line = known && pick(known.lines, index)
    const id = known && line && (await lineId(world, known, line))
    if (!known || !line || !id) return
    const customer = reference.shoppers[known.shopper] as number
    const wish = { lines: [{ lineId: id, quantity }] }
    const preview = await world.call(customer, 'POST', `/api/v1/orders/${known.id}/edit/preview`, wish)
    demand(preview.status < 500, `the preview broke: ${told(preview)}`)
    if (preview.status !== 200) return
    const expectedTotal = preview.body.totalAfter
    const made = await world.call(customer, 'POST', `/api/v1/orders/${known.id}/edit`, { ...wish, expectedTotal })
    demand(made.status < 500, `the edit broke: ${told(made)}`)
    if (made.status === 200) {
      line.quantity = quantity
      grant(reference, quantity === 0 ? 'line removed' : 'edited')
    }
    await look(reference, world, known)
  },
})
