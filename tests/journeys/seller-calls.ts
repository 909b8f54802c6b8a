import { randomUUID } from 'node:crypto'

/** One seller's work on an order by calls, for customers' journeys. */
export interface SellerCalls {
  move(orderId: number, ...states: string[]): Promise<void>
  /** Makes or proposes a change with the total of its preview; returns the preview. */
  change(
    orderId: number,
    requestedChange: object,
  ): Promise<{ readonly needsCustomer: boolean; readonly totalAfter: number }>
  /** Returns the order as its seller sees it. */
  orderOf(orderId: number): Promise<object>
  /** Ids of the lines, in their order. */
  linesOf(orderId: number): Promise<number[]>
  /** Marks a line's picked amount, after the latest mark. */
  mark(orderId: number, lineId: number, amount: number): Promise<void>
  /** Picked amounts by line id. */
  pickedOf(orderId: number): Promise<Readonly<Record<number, number>>>
  /** Stock of a product. */
  stockOf(productId: number): Promise<{ readonly title: string; readonly onHand: number }>
  /** Records an arrival, a write-off or a count of a product. */
  moveStock(productId: number, move: object): Promise<void>
  /** Adds a tour date with this capacity; returns its id. */
  addDate(tourId: number, startsAt: Date, places: number): Promise<number>
}

/** Calls of a seller's staff. @param staffToken its session; by default the staff signs in through the demo's bank */
export async function sellerCalls(
  { shopUrl, emulatorsUrl }: { shopUrl: string; emulatorsUrl: string },
  organizationId: number,
  staffToken?: string,
): Promise<SellerCalls> {
  const call = async <T>(url: string, body?: object, token?: string): Promise<T> => {
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${url}: ${reply.status} ${text}`)
    return JSON.parse(text) as T
  }
  const signInAtBank = async () => {
    const proof = await call<{ value: string }>(`${emulatorsUrl}/dbo/proofs`, { subject: `client-${organizationId}` })
    const { token } = await call<{ token: string }>(
      `${shopUrl}/v1/auth/by-external-token?externalToken=${encodeURIComponent(proof.value)}`,
      {},
    )
    return token
  }
  const token = staffToken ?? (await signInAtBank())
  interface PickedLine {
    id: number
    picked: number
    version: number
  }
  const pickingLinesOf = async (orderId: number) => {
    const { order } = await call<{ order: { deliveryDate: string } }>(path(orderId), undefined, token)
    const query = new URLSearchParams({ organizationId: String(organizationId), date: order.deliveryDate })
    const { orders } = await call<{ orders: { id: number; lines: PickedLine[] }[] }>(
      `${shopUrl}/v1/cabinet/picking?${query}`,
      undefined,
      token,
    )
    return orders.find(({ id }) => id === orderId)?.lines ?? []
  }
  const path = (orderId: number) => `${shopUrl}/v1/cabinet/orders/${orderId}`
  const change = async (orderId: number, requestedChange: object) => {
    const preview = await call<{ needsCustomer: boolean; totalAfter: number }>(
      `${path(orderId)}/changes/preview`,
      { requestedChange },
      token,
    )
    await call(`${path(orderId)}/changes`, { requestedChange, expectedTotal: preview.totalAfter }, token)
    return preview
  }
  /** Products sold by weight need a weight to be shipped: the ordered one by default. */
  const weighAll = async (orderId: number) => {
    const { order } = await call<{
      order: { lines: { id: number; isWeight: boolean; pickedAmount: number | null; orderedAmount: number }[] }
    }>(path(orderId), undefined, token)
    const lines = order.lines
      .filter(({ isWeight, pickedAmount }) => isWeight && pickedAmount === null)
      .map(({ id: lineId, orderedAmount: picked }) => ({ lineId, picked }))
    if (lines.length > 0) await change(orderId, { kind: 'weigh', lines, isAboveCharged: false })
  }
  return {
    move: async (orderId, ...states) => {
      for (const to of states) {
        if (to === 'onTheRoad' || to === 'readyForIssuance') await weighAll(orderId)
        await call(`${path(orderId)}/moves`, { to, isEarlyMeant: true }, token)
      }
    },
    change,
    mark: async (orderId, lineId, amount) => {
      const version = (await pickingLinesOf(orderId)).find(({ id }) => id === lineId)?.version
      await call(`${shopUrl}/v1/cabinet/picking/marks`, { marks: [{ lineId, amount, version }] }, token)
    },
    pickedOf: async (orderId) =>
      Object.fromEntries((await pickingLinesOf(orderId)).map(({ id, picked }) => [id, picked])),
    stockOf: async (productId) => {
      const query = new URLSearchParams({ organizationId: String(organizationId) })
      const { items } = await call<{ items: { id: number; title: string; onHand: number }[] }>(
        `${shopUrl}/v1/cabinet/stock?${query}`,
        undefined,
        token,
      )
      const item = items.find(({ id }) => id === productId)
      if (!item) throw new Error(`no product ${productId} on the first page of the shelf`)
      return item
    },
    moveStock: async (productId, move) => {
      const moves = [{ press: randomUUID(), productId, ...move }]
      await call(`${shopUrl}/v1/cabinet/stock/moves`, { moves }, token)
    },
    addDate: async (tourId, startsAt, places) => {
      const url = `${shopUrl}/v1/cabinet/tours/${tourId}/dates`
      return (await call<{ id: number }>(url, { startsAt: startsAt.toISOString(), places }, token)).id
    },
    orderOf: async (orderId) => (await call<{ order: object }>(path(orderId), undefined, token)).order,
    linesOf: async (orderId) => {
      const { order } = await call<{ order: { lines: { id: number }[] } }>(path(orderId), undefined, token)
      return order.lines.map(({ id }) => id)
    },
  }
}
