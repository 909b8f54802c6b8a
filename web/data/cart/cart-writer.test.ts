import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { watchLeaving } from '../../platform/client/leaving.ts'
import { createTabStore } from '../../platform/tab-state/tab-store.ts'
import { type CartWriterPorts, createCartWriter, type PendingQuantity } from './cart-writer.ts'

/** Storage of a tab, shared by its pages during a test. */
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

const list = async () => ({ items: [], totalItems: 0, notFoundIds: [] })
const moment = () => new Promise((resolve) => setImmediate(resolve))
/** Waits until all pending quantities are sent or refused. */
const settled = (writer: ReturnType<typeof createCartWriter>) => expect.poll(() => writer.quantities().size).toBe(0)

function portsThat(send: CartWriterPorts['send']) {
  return { list, send, received: vi.fn(), failed: vi.fn() }
}

test('merges quick presses into one more call with the last quantity', async () => {
  const sent: number[] = []
  const ports = portsThat(async (pending) => {
    sent.push(pending.quantity)
    await moment()
    return {} as Cart
  })
  const writer = createCartWriter()
  for (const quantity of [1, 2, 3, 4]) writer.want({ productId: 7, organizationId: 1, quantity }, ports)
  expect(writer.quantities().get(`${7}:`)).toBe(4)
  await settled(writer)
  expect(sent.at(-1)).toBe(4)
  expect(sent.length).toBeLessThanOrEqual(2)
})

test('sends two first products of one seller one after another', async () => {
  let atOnce = 0
  let most = 0
  const ports = portsThat(async () => {
    most = Math.max(most, ++atOnce)
    await moment()
    atOnce--
    return {} as Cart
  })
  const writer = createCartWriter()
  writer.want({ productId: 1, organizationId: 1, quantity: 1 }, ports)
  writer.want({ productId: 2, organizationId: 1, quantity: 1 }, ports)
  await settled(writer)
  expect(most).toBe(1)
  expect(ports.received).toHaveBeenCalledTimes(2)
})

test('withdraws a refused quantity with a message and sends the next one', async () => {
  const ports = portsThat(async ({ productId }: PendingQuantity) => {
    if (productId === 1) throw new Error('refused')
    return {} as Cart
  })
  const writer = createCartWriter()
  writer.want({ productId: 1, organizationId: 1, quantity: 5 }, ports)
  writer.want({ productId: 2, organizationId: 1, quantity: 1 }, ports)
  await settled(writer)
  expect(ports.failed).toHaveBeenCalledTimes(1)
  expect(ports.received).toHaveBeenCalledTimes(1)
})

test('sends on the next page the quantities that a left page had not sent', async () => {
  const never = portsThat(() => new Promise(() => {}))
  createCartWriter().want({ productId: 7, organizationId: 1, quantity: 2 }, never)

  const sent: PendingQuantity[] = []
  const ports = portsThat(async (pending) => {
    sent.push(pending)
    return {} as Cart
  })
  const reloaded = createCartWriter()
  expect(reloaded.quantities().get(`${7}:`)).toBe(2)
  reloaded.resume(ports)
  await settled(reloaded)
  expect(sent).toEqual([{ productId: 7, organizationId: 1, quantity: 2 }])
  expect(ports.received).toHaveBeenCalledTimes(1)
  expect(createCartWriter(createTabStore('pending-quantities')).quantities().size).toBe(0)
})

test('waits for the deletion of a cart and adds the product to a new one', async () => {
  const actions: string[] = []
  const slowly = async (action: string) => {
    actions.push(`${action} begins`)
    await moment()
    actions.push(`${action} ends`)
    return {} as Cart
  }
  const ports = portsThat(({ productId }) => slowly(`quantity ${productId}`))
  const writer = createCartWriter()
  writer.want({ productId: 1, organizationId: 1, quantity: 1 }, ports)
  await Promise.resolve()
  // waits for its turn and is deleted with the cart
  writer.want({ productId: 2, organizationId: 1, quantity: 1 }, ports)
  const ended = writer.end(1, () => slowly('deletion'))
  writer.want({ productId: 2, organizationId: 1, quantity: 3 }, ports)
  expect(writer.quantities()).toEqual(new Map([['2:', 3]]))
  await ended
  await settled(writer)
  expect(actions).toEqual([
    'quantity 1 begins',
    'quantity 1 ends',
    'deletion begins',
    'deletion ends',
    'quantity 2 begins',
    'quantity 2 ends',
  ])
})

test('keeps a quantity whose call was aborted by leaving the page, also when the page lives on for long', async () => {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
  })
  watchLeaving()
  const left = createCartWriter()
  const failing = portsThat(async () => {
    throw new TypeError('NetworkError when attempting to fetch resource.')
  })
  listeners.get('beforeunload')?.()
  left.want({ productId: 7, organizationId: 1, quantity: 2 }, failing)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(left.quantities().get(`${7}:`)).toBe(2)
  expect(failing.failed).not.toHaveBeenCalled()
  listeners.get('pageshow')?.()
  const next = createCartWriter()
  const ports = portsThat(async () => ({}) as Cart)
  next.resume(ports)
  await settled(next)
  expect(ports.received).toHaveBeenCalledTimes(1)
})
