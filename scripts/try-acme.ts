import { createPrivateKey, X509Certificate } from 'node:crypto'
import { createServer } from 'node:http'
import { createAcmeAuthority } from '@okolitsa/server/adapters/domains/acme-authority.ts'
import { CertificateRefused } from '@okolitsa/server/publishing/sites/ports.ts'

/**
 * Orders certificates from a real authority on this computer, Pebble of Let's Encrypt:
 *
 *   pebble-challtestsrv -defaultIPv6 '' &
 *   PEBBLE_VA_NOSLEEP=1 pebble -config pebble.json -dnsserver 127.0.0.1:8053 &
 *   NODE_EXTRA_CA_CERTS=ca.crt node scripts/try-acme.ts https://127.0.0.1:14000/dir 5002
 *
 * The second argument is Pebble's `httpPort`. It refuses every twentieth message on purpose, so a rejected nonce is no
 * failure.
 */
const [directory = 'https://127.0.0.1:14000/dir', port = '5002'] = process.argv.slice(2)
const ORDERS = 5
const shown = new Map<string, string>()
const server = createServer((request, reply) => {
  const answer = shown.get(String(request.url).split('/').at(-1) ?? '')
  reply.writeHead(answer === undefined ? 404 : 200).end(answer)
}).listen(Number(port))
const authority = createAcmeAuthority({ directory, contact: 'sites@okolitsa.example' })
const accountKey = authority.newAccountKey()
const order = (host: string, isAnswered: boolean) =>
  authority.issue({
    host,
    accountKey,
    show: async (token, answer) => void (isAnswered && shown.set(token, answer)),
    hide: async (token) => void shown.delete(token),
  })
try {
  for (let index = 0; index < ORDERS; index++) {
    const host = index === 0 ? 'xn--80ajvps.example' : `ferma-${index}.example`
    const { chain, key, expiresAt } = await order(host, true)
    const certificate = new X509Certificate(chain)
    const isOurs = certificate.checkPrivateKey(createPrivateKey(key)) && certificate.checkHost(host) !== undefined
    console.log(host, isOurs ? 'certified' : 'WRONG CERTIFICATE', 'until', expiresAt.toISOString())
    if (!isOurs) process.exitCode = 1
  }
  const refusal = await order('unanswered.example', false).catch((error: unknown) => error)
  console.log('unanswered.example', refusal instanceof CertificateRefused ? 'refused' : refusal)
  if (!(refusal instanceof CertificateRefused) || shown.size > 0) process.exitCode = 1
} finally {
  server.close()
}
