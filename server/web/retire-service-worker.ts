import type { FastifyInstance } from 'fastify'

/** Script that removes an installed worker with its caches; open pages continue on the network without a reload. */
const RETIREMENT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()))
})
`

/** Serves that script for `SERVICE_WORKER=off`, against a harmful worker; browsers request `sw.js` regularly. */
export function retireServiceWorker(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/sw.js')) return
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(RETIREMENT)
  })
}
