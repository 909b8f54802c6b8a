/** What the back office of one seller does with an order, by calls: the customer's journeys need a seller now and then. */
export interface SellerCalls {
  move(orderId: number, ...states: string[]): Promise<void>
  /** Makes a change, or asks the customer, at the total its preview tells; answers the preview. */
  change(
    orderId: number,
    requestedChange: object,
  ): Promise<{ readonly needsCustomer: boolean; readonly totalAfter: number }>
  /** Ids of the lines, in their order. */
  linesOf(orderId: number): Promise<number[]>
  /** Opens a date of a tour with so many places. */
  addDate(tourId: number, startsAt: Date, places: number): Promise<void>
}

/** Signs in through the bank of the demo as the staff of a seller. */
export async function sellerCalls(
  { shopUrl, emulatorsUrl }: { shopUrl: string; emulatorsUrl: string },
  organizationId: number,
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
  const proof = await call<{ value: string }>(`${emulatorsUrl}/dbo/proofs`, { subject: `client-${organizationId}` })
  const { token } = await call<{ token: string }>(
    `${shopUrl}/v1/auth/by-external-token?externalToken=${encodeURIComponent(proof.value)}`,
    {},
  )
  const path = (orderId: number) => `${shopUrl}/v1/cabinet/orders/${orderId}`
  return {
    move: async (orderId, ...states) => {
      for (const to of states) await call(`${path(orderId)}/moves`, { to, isEarlyMeant: true }, token)
    },
    change: async (orderId, requestedChange) => {
      const preview = await call<{ needsCustomer: boolean; totalAfter: number }>(
        `${path(orderId)}/changes/preview`,
        { requestedChange },
        token,
      )
      await call(`${path(orderId)}/changes`, { requestedChange, expectedTotal: preview.totalAfter }, token)
      return preview
    },
    addDate: async (tourId, startsAt, places) => {
      await call(`${shopUrl}/v1/cabinet/tours/${tourId}/dates`, { startsAt: startsAt.toISOString(), places }, token)
    },
    linesOf: async (orderId) => {
      const { order } = await call<{ order: { lines: { id: number }[] } }>(path(orderId), undefined, token)
      return order.lines.map(({ id }) => id)
    },
  }
}
