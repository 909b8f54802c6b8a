import type { FastifyReply } from 'fastify'

const expected = new WeakSet<FastifyReply>()

/** Marks an answer whose status the specification wants although nothing is wrong: no alarm shall count it. */
export const expectStatus = (reply: FastifyReply): void => {
  expected.add(reply)
}

/** The status as metrics tell it: `500 expected` is no fault, and no pattern of alarms for 5xx takes it for one. */
export const statusLabel = (reply: FastifyReply): string =>
  expected.has(reply) ? `${reply.statusCode} expected` : String(reply.statusCode)
