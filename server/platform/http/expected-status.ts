import type { FastifyReply } from 'fastify'

const expected = new WeakSet<FastifyReply>()

/** Marks an answer whose error status the specification requires, so that alarms do not count it. */
export const expectStatus = (reply: FastifyReply): void => {
  expected.add(reply)
}

/** The status label in metrics: `500 expected` is no fault, and alarms on 5xx do not match it. */
export const statusLabel = (reply: FastifyReply): string =>
  expected.has(reply) ? `${reply.statusCode} expected` : String(reply.statusCode)
