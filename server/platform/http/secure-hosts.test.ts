import { once } from 'node:events'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { connectionBounds } from './bound-connections.ts'
import { createSecureHosts } from './secure-hosts.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** For ferma.example, valid for a hundred years: made for this test only. */
const CHAIN = `-----BEGIN CERTIFICATE-----
MIIBoDCCAUegAwIBAgIUVfR2ise9AxHDf65n728JB2lkdCowCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNZmVybWEuZXhhbXBsZTAgFw0yNjExMjMwMDU0MjJaGA8yMTI2
MTAzMDAwNTQyMlowGDEWMBQGA1UEAwwNZmVybWEuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABPHI8cuBgyYcAFGCBzFSdOEJXSkgQd+N0HCgDJqHhpws
ekhrIY5YU7QVNsYNdVplIFRa1y8A5E2PlAE6LVXE9TOjbTBrMB0GA1UdDgQWBBRq
PIYiSDXfIuRHZ1lQ0+KPGihNEDAfBgNVHSMEGDAWgBRqPIYiSDXfIuRHZ1lQ0+KP
GihNEDAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDWZlcm1hLmV4YW1wbGUw
CgYIKoZIzj0EAwIDRwAwRAIgdaTNCQcyXo3ZVPReYp7LaA+oJ1Fd2Zz5I9N/Ge/U
3zICIHh7WAj8r/qQUOczX3xSme/ZhLzmI91540ateKfKPJTi
-----END CERTIFICATE-----
`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+8AXPZagE6sQgjYv
Lmh15HQ+Tn1v6Md8fzxN0qgHlqShRANCAATxyPHLgYMmHABRggcxUnThCV0pIEHf
jdBwoAyah4acLHpIayGOWFO0FTbGDXVaZSBUWtcvAORNj5QBOi1VxPUz
-----END PRIVATE KEY-----
`
const asked: string[] = []
const app = fastify()
app.get('/', async (request) => `${request.protocol} ${request.host}`)
await app.ready()
const server = createSecureHosts(app, {
  certificateOf: async (host) => {
    asked.push(host)
    return host === 'ferma.example' ? { chain: CHAIN, key: KEY } : null
  },
  boundConnections: connectionBounds({
    most: 10,
    mostOfNetwork: 10,
    proxies: trustedProxies([]),
    onFull: () => undefined,
  }),
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(async () => {
  server.close()
  await app.close()
})

const open = (servername: string) =>
  new Promise<string>((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      servername,
      headers: { host: servername },
      ca: CHAIN,
      agent: false,
    })
    sent.on('error', reject)
    sent.on('response', (reply) => {
      let text = ''
      reply.on('data', (part) => {
        text += part
      })
      reply.on('end', () => resolve(text))
    })
    sent.end()
  })

it('serves a host with its own certificate through the same server', async () => {
  expect(await open('ferma.example')).toBe('https ferma.example')
  expect(await open('FERMA.example')).toBe('https FERMA.example')
  expect(asked).toEqual(['ferma.example'])
})
it('fails the handshake without a certificate, and requests it again next time', async () => {
  await expect(open('nobody.example')).rejects.toThrow()
  await expect(open('nobody.example')).rejects.toThrow()
  expect(asked.filter((host) => host === 'nobody.example')).toHaveLength(2)
})
