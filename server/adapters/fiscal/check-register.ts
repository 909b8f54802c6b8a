import { randomUUID } from 'node:crypto'
import { MEASURES, positionsOf } from '@okolitsa/domain/fiscal/positions.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { outsideServices } from '@okolitsa/strings/ru/outside-services.ts'
import { FiscalFailure, type FiscalRegister } from '../../money/fiscal/ports.ts'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Probe, ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import { reportSchema, tokenSchema } from './atol-document.ts'
import type { AtolOptions } from './atol-register.ts'

const NOT_FOUND = 34
const ONE_ROUBLE = kopecks(100)
/** Host of the register's test environment. */
const TEST_HOST = 'testonline.atol.ru'

/** Signs in at the cash register and asks for an unknown receipt; a trial registers one at a test register only. */
export function checkRegister(
  config: Config,
  deps: {
    readonly options: AtolOptions | null
    readonly register: FiscalRegister | null
    readonly limitMs?: number | undefined
  },
): ServiceCheck {
  const { options, register } = deps
  const credentials = ['FISCAL_LOGIN', 'FISCAL_PASSWORD'] as const
  const mode = config.FISCAL_MODE
  return serviceCheck(
    config,
    {
      service: 'fiscal',
      mode,
      required: ['FISCAL_GROUP', ...credentials, 'FISCAL_COMPANY_TIN', 'FISCAL_COMPANY_EMAIL'],
      credentials,
      address: ['FISCAL_BASE_URL'],
      trial: 'trial',
      limitMs: deps.limitMs,
    },
    async (probe, { trial }) => {
      if (!options || !register) return 'answers'
      await askForReceipt(probe, options)
      if (!trial) return 'answers'
      if (mode !== 'emulator' && new URL(options.baseUrl).hostname !== TEST_HOST) return 'realRegister'
      await registerReceipt(register, options)
      return 'receiptRegistered'
    },
  )
}

async function askForReceipt({ ask, variables }: Probe, options: AtolOptions): Promise<void> {
  const { baseUrl, group, login, password } = options
  const { credentials, address } = variables
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const signIn = await ask(`${baseUrl}/getToken`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ login, pass: password }),
  })
  const signedIn = tokenSchema.safeParse(signIn.body)
  if (!signedIn.success) throw new ProbeFailure('malformed', address)
  const { token, error } = signedIn.data
  if (!token) throw new ProbeFailure('denied', credentials, error?.code ?? null)

  const groupNames = credentials.length > 0 ? ['FISCAL_GROUP'] : []
  const answer = await ask(`${baseUrl}/${group}/report/${randomUUID()}`, { headers: { token } }, [400, 403, 404])
  const report = reportSchema.safeParse(answer.body)
  if (!report.success) throw new ProbeFailure('malformed', address)
  const code = report.data.error?.code
  if (code !== NOT_FOUND) throw new ProbeFailure('refused', groupNames, code ?? answer.status)
}

async function registerReceipt(register: FiscalRegister, { company }: AtolOptions): Promise<void> {
  const item = {
    key: 'check',
    name: outsideServices.trialReceipt,
    measure: MEASURES.piece,
    amount: 1,
    payable: ONE_ROUBLE,
    agreed: { amount: 1, payable: ONE_ROUBLE },
    vat: null,
    object: 'service' as const,
  }
  const positions = positionsOf(item, ONE_ROUBLE, 'full_payment', company.taxSystem)
  try {
    await register.register({
      externalId: `check-${randomUUID()}`,
      receipt: { operation: 'sell', payment: 'electronic', total: ONE_ROUBLE, offset: kopecks(0), positions },
      supplier: null,
      contact: { email: company.email },
      basis: null,
    })
  } catch (error) {
    if (!(error instanceof FiscalFailure)) throw error
    const names = ['FISCAL_GROUP', 'FISCAL_COMPANY_TIN', 'FISCAL_COMPANY_EMAIL', 'FISCAL_COMPANY_TAX_SYSTEM']
    throw new ProbeFailure('refused', names, /^-?\d+/.exec(error.message)?.[0] ?? null)
  }
}
