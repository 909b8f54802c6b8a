import type { FastifyPluginAsync } from 'fastify'
import { escapeHtml, page } from '../page.ts'
import { SMOTRESHKA_EMULATOR_KEY, SMOTRESHKA_EMULATOR_PATH } from './credentials.ts'

/** Packages that the partner sells. */
const PACKAGES: ReadonlySet<unknown> = new Set(['start', 'premier', 'viju', 'amediateka'])
/** Maximum stored accounts; the oldest are deleted. */
const MAX_ACCOUNTS = 1_000

/**
 * The operator's API of an online cinema: each call replaces all packages of an account, so a repeat changes no data.
 * `POST /smotreshka/control {"down": true}` makes it fail until `{"down": false}`.
 */
export const smotreshkaEmulator: FastifyPluginAsync<{ readonly apiKey?: string }> = async (app, options) => {
  const { apiKey = SMOTRESHKA_EMULATOR_KEY } = options
  const accounts = new Map<string, readonly string[]>()
  let isDown = false

  app.put<{ Params: { account: string }; Body: { packages?: unknown } | undefined }>(
    `${SMOTRESHKA_EMULATOR_PATH}/v2/accounts/:account/packages`,
    async (request, reply) => {
      if (isDown) return reply.code(503).send({ error: 'unavailable' })
      if (request.headers['x-api-key'] !== apiKey) return reply.code(401).send({ error: 'wrong_key' })
      const { account } = request.params
      const packages = request.body?.packages
      if (!/^[\w-]{1,64}$/.test(account)) return reply.code(400).send({ error: 'wrong_account' })
      const isKnown = Array.isArray(packages) && packages.length <= 1 && packages.every((one) => PACKAGES.has(one))
      if (!isKnown) return reply.code(400).send({ error: 'wrong_packages' })
      accounts.delete(account)
      accounts.set(account, packages as string[])
      for (const oldest of accounts.keys()) {
        if (accounts.size <= MAX_ACCOUNTS) break
        accounts.delete(oldest)
      }
      return { account, packages }
    },
  )
  app.post<{ Body: { down?: boolean } | undefined }>(`${SMOTRESHKA_EMULATOR_PATH}/control`, async (request) => {
    isDown = request.body?.down === true
    return { down: isDown }
  })
  app.get(`${SMOTRESHKA_EMULATOR_PATH}/accounts`, async () => Object.fromEntries(accounts))
  app.get(SMOTRESHKA_EMULATOR_PATH, async (_request, reply) => {
    const rows = [...accounts]
      .reverse()
      .map(
        ([account, packages]) =>
          `<p><b>${escapeHtml(account)}</b> <span class="note">${escapeHtml(packages.join(', ') || 'выключено')}</span></p>`,
      )
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Онлайн-кинотеатр', `<h1>Онлайн-кинотеатр</h1>${rows.join('') || '<p>Пока никто не смотрит.</p>'}`))
  })
}
