import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Answers a request and says so, or leaves it to the framework. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Lets `answer` see each request before the framework does. No hook runs for what it answers: whoever answers keeps what
 * they are for. While the server closes, the framework answers all that still comes: it ends the connections.
 */
export function answerBefore(app: FastifyInstance, answer: EarlyAnswer): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  const known = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isClosing && answer(request, response)) return
    for (const listener of known) listener.call(app.server, request, response)
  })
}
