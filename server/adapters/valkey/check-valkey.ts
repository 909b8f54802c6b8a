import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { openValkey } from '../../platform/valkey/valkey.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'

const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])

/** Opens a connection of its own, which sends PING. */
export function checkValkey(config: Config, deps: { readonly limitMs?: number | undefined } = {}): ServiceCheck {
  const { VALKEY_URL: url = '' } = config
  const required = ['VALKEY_URL'] as const
  const mode = url === '' ? 'off' : 'live'
  return serviceCheck(
    config,
    { service: 'valkey', mode, required, address: required, limitMs: deps.limitMs },
    async ({ limitMs, variables: { credentials, address } }) => {
      let reason: unknown = null
      const log = { warn: (facts: { readonly err?: unknown }) => (reason ??= facts.err) }
      // ends before the check, so that the reason is known
      const store = await openValkey({ url, prefix: 'check:', log, openMs: Math.ceil(limitMs * 0.9) })
      const isUp = store.isUp()
      store.close()
      if (isUp) return 'answers'
      const { code, message = '' } = (reason ?? {}) as { readonly code?: string; readonly message?: string }
      const refusal = /\b(WRONGPASS|NOAUTH|NOPERM)\b/.exec(message)?.[1]
      if (refusal) throw new ProbeFailure('denied', credentials, refusal)
      if (code !== undefined && UNREACHED.has(code)) throw new ProbeFailure('unreached', address, code)
      if (/^not open|timeout/i.test(message)) throw new ProbeFailure('timeout', address)
      throw new ProbeFailure('malformed', address)
    },
  )
}
