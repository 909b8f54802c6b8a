import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import type { TbankOptions } from './tbank.ts'
import { basicOf, type YookassaOptions } from './yookassa.ts'

const draftsSchema = z.looseObject({ result: z.array(z.unknown()) })
const banksSchema = z.looseObject({ items: z.array(z.unknown()) })

/** Asks the bank of the market's account for the state of a draft that does not exist. */
export function checkBankApi(
  config: Config,
  deps: { readonly options: TbankOptions | null; readonly limitMs?: number | undefined },
): ServiceCheck {
  return serviceCheck(
    config,
    {
      service: 'bankApi',
      mode: config.BANK_API_MODE,
      required: ['BANK_API_TOKEN'],
      address: ['BANK_API_BASE_URL'],
      limitMs: deps.limitMs,
    },
    async ({ ask, variables }) => {
      const { baseUrl = '', token = '' } = deps.options ?? {}
      const { body, ok } = await ask(
        `${baseUrl}/api/v1/payment/status`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ documentIds: [randomUUID()] }),
        },
        [422],
      )
      const isAnswer = ok ? draftsSchema.safeParse(body).success : body !== undefined
      if (!isAnswer) throw new ProbeFailure('malformed', variables.address)
      return 'answers'
    },
  )
}

/** Asks the provider of payouts for the banks that receive them. */
export function checkPayouts(
  config: Config,
  deps: { readonly options: YookassaOptions | null; readonly limitMs?: number | undefined },
): ServiceCheck {
  return serviceCheck(
    config,
    {
      service: 'payouts',
      mode: config.PAYOUTS_MODE,
      required: ['PAYOUTS_GATEWAY_ID', 'PAYOUTS_SECRET'],
      address: ['PAYOUTS_BASE_URL'],
      limitMs: deps.limitMs,
    },
    async ({ ask, variables }) => {
      if (!deps.options) return 'answers'
      const headers = { authorization: basicOf(deps.options) }
      const { body } = await ask(`${deps.options.baseUrl}/sbp_banks`, { headers })
      if (!banksSchema.safeParse(body).success) throw new ProbeFailure('malformed', variables.address)
      return 'answers'
    },
  )
}
