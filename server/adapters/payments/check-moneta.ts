import { randomBytes } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import type { MonetaOptions } from './moneta.ts'

const DAY_MS = 86_400_000
const CALL = 'FindOperationsList'
/** Fault code of a wrong name or password. */
const DENIED = '500.1.1'

type Json = Readonly<Record<string, unknown>>
const recordOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

/**
 * Asks MONETA for the operations of an unknown number. A payment is a link that the shop signs itself, so a trial
 * payment would test no call.
 */
export function checkMoneta(
  config: Config,
  deps: {
    readonly options: Omit<MonetaOptions, 'form' | 'clock'> | null
    readonly clock: Clock
    readonly limitMs?: number | undefined
  },
): ServiceCheck {
  const credentials = ['PAYANYWAY_USERNAME', 'PAYANYWAY_PASSWORD'] as const
  return serviceCheck(
    config,
    {
      service: 'payanyway',
      mode: config.PAYANYWAY_MODE,
      required: ['PAYANYWAY_ACCOUNT', 'PAYANYWAY_INTEGRITY_CODE', ...credentials],
      credentials,
      address: ['PAYANYWAY_SERVICE_URL'],
      limitMs: deps.limitMs,
    },
    async ({ ask, variables }) => {
      const { serviceUrl = '', username: Username, password: Password } = deps.options ?? {}
      const now = deps.clock().getTime()
      const filter = {
        dateFrom: new Date(now - DAY_MS).toISOString(),
        dateTo: new Date(now).toISOString(),
        clientTransaction: `check-${randomBytes(8).toString('hex')}`,
      }
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json;charset=UTF-8' },
        body: JSON.stringify({
          Envelope: {
            Header: { Security: { UsernameToken: { Username, Password } } },
            Body: { [`${CALL}Request`]: { pager: { pageNumber: 1, pageSize: 1 }, filter } },
          },
        }),
      }
      // a fault has a status of its own
      const { body, status } = await ask(serviceUrl, init, [400, 500])
      const answer = recordOf(recordOf(recordOf(body).Envelope).Body)
      if (`${CALL}Response` in answer) return 'answers'
      if (!answer.fault && status >= 500) throw new ProbeFailure('serverError', [], status)
      if (!answer.fault) throw new ProbeFailure('malformed', variables.address)
      const fault = String(recordOf(recordOf(answer.fault).detail).faultDetail ?? '')
      const code = /^[\d.]{1,20}$/.test(fault) ? fault : null
      throw new ProbeFailure(code === DENIED ? 'denied' : 'refused', variables.credentials, code)
    },
  )
}
