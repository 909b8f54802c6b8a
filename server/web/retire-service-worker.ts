import type { FastifyInstance } from 'fastify'

/** Takes the worker of earlier visits away, with all it has kept; pages go on by the network, and none is loaded anew. */
const RETIREMENT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()))
})
`

/** The switch for a worker that does harm (`SERVICE_WORKER=off`): browsers ask for `sw.js` by themselves. */
export function retireServiceWorker(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/sw.js')) return
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(RETIREMENT)
  })
}
