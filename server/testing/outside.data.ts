import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { FISCAL_EMULATOR_CREDENTIALS, FISCAL_EMULATOR_PATH } from '@okolitsa/emulators/fiscal/credentials.ts'
import { fiscalEmulator } from '@okolitsa/emulators/fiscal/fiscal-emulator.ts'
import { MONETA_EMULATOR } from '@okolitsa/emulators/moneta/credentials.ts'
import { monetaEmulator } from '@okolitsa/emulators/moneta/moneta-emulator.ts'
import { NPD_EMULATOR_PATH, npdEmulator } from '@okolitsa/emulators/npd/npd-emulator.ts'
import {
  NPD_PARTNER_EMULATOR_KEYS,
  NPD_PARTNER_EMULATOR_PATH,
  npdPartnerEmulator,
} from '@okolitsa/emulators/npd/npd-partner-emulator.ts'
import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import { rbsEmulator } from '@okolitsa/emulators/rbs/rbs-emulator.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { createAtolRegister } from '../adapters/fiscal/atol-register.ts'
import { createNpdPartner } from '../adapters/npd/npd-partner.ts'
import { createNpdRegister } from '../adapters/npd/npd-register.ts'
import { createMonetaGateway } from '../adapters/payments/moneta.ts'
import { createRbsGateway } from '../adapters/payments/rbs.ts'
import type { Adapters } from '../adapters/pick-adapters.ts'

/** Time limit, ms; longer than any answer of an emulator takes on a busy machine. */
const LONG_MS = 60_000

/** Emulated acquirers and a cash register on a port, with the URL of their callbacks to the shop. */
export interface Outside {
  readonly bank: FastifyInstance
  readonly callbackPort: number
  readonly adapters: Pick<Adapters, 'gateways' | 'register' | 'npd' | 'npdPartner'>
  /** Sets the shop that receives the callbacks. */
  answerBy(shop: FastifyInstance): void
  close(): Promise<void>
}

/** @param hasLinks true = the shop accepts payments by link, too */
export async function openOutside({
  clock,
  publicUrl,
  hasLinks,
}: {
  clock: Clock
  publicUrl: string
  hasLinks: boolean
}): Promise<Outside> {
  let shop: FastifyInstance | undefined
  // the bank calls back through a real socket
  const relay = fastify({ forceCloseConnections: true })
  relay.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => body,
  )
  relay.all('/*', async ({ method, url: path, body, headers }, reply) => {
    if (!shop) return reply.code(503).send()
    const type = { 'content-type': headers['content-type'] ?? 'text/plain' }
    const form = typeof body === 'string' && { payload: body, headers: type }
    const answer = await shop.inject({ method: method as 'GET' | 'POST', url: path, ...form })
    const media = String(answer.headers['content-type'] ?? 'text/plain')
    return reply.code(answer.statusCode).type(media).send(answer.body)
  })
  const callbackUrl = await relay.listen({ port: 0, host: '127.0.0.1' })

  const bank = fastify({ forceCloseConnections: true })
  const now = () => clock().getTime()
  await bank.register(rbsEmulator, { publicUrl: 'http://bank.test', now })
  const calls = `${callbackUrl}/api/v1/payments/payanyway`
  await bank.register(monetaEmulator, { payUrl: `${calls}/callback`, checkUrl: `${calls}/check`, now })
  await bank.register(fiscalEmulator, { publicUrl: 'http://register.test', now })
  await bank.register(npdEmulator)
  await bank.register(npdPartnerEmulator, { now })
  const baseUrl = await bank.listen({ port: 0, host: '127.0.0.1' })
  const acquirer = { baseUrl, ...RBS_EMULATOR_CREDENTIALS, timeoutMs: LONG_MS }
  const { servicePath, ...merchant } = MONETA_EMULATOR
  const serviceUrl = baseUrl + servicePath
  const moneta = { ...merchant, assistantUrl: 'http://moneta.test', serviceUrl, timeoutMs: LONG_MS, clock }
  const cards = createRbsGateway(acquirer)
  return {
    bank,
    callbackPort: Number(new URL(callbackUrl).port),
    adapters: {
      gateways: {
        sbp: createRbsGateway({ ...acquirer, hasHolds: false }),
        rbs: cards,
        ...(hasLinks && { paybylink: cards }),
        payanyway: createMonetaGateway({ ...moneta, form: 'page' }),
        paw: createMonetaGateway({ ...moneta, form: 'widget' }),
      },
      register: createAtolRegister({
        ...FISCAL_EMULATOR_CREDENTIALS,
        baseUrl: baseUrl + FISCAL_EMULATOR_PATH,
        company: { tin: '7700000016', email: 'receipts@shop.test', taxSystem: 'osn', paymentAddress: publicUrl },
        clock,
        timeoutMs: LONG_MS,
      }),
      npd: createNpdRegister(baseUrl + NPD_EMULATOR_PATH),
      npdPartner: createNpdPartner({
        ...{ baseUrl: baseUrl + NPD_PARTNER_EMULATOR_PATH, ...NPD_PARTNER_EMULATOR_KEYS },
        ...{ clock, timeoutMs: LONG_MS, pauseMs: 1 },
      }),
    },
    answerBy: (http) => {
      shop = http
    },
    close: async () => {
      await relay.close()
      await bank.close()
    },
  }
}
