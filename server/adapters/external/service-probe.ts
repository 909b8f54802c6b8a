import type {
  CheckOutcome,
  CheckProblem,
  CheckResult,
  OutsideService,
  ServiceMode,
} from '@okolitsa/domain/outside-services/outside-service.ts'
import { CHECK_LIMIT_MS, type CheckOrder, type ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import type { SettingName } from '../../platform/config/config-schema.ts'
import { callExternal, type ExternalResponse, ExternalSilence } from './call-external.ts'

/** Variables to look at when the service refuses us, and when it is not found at its address. */
export interface ProbedVariables {
  readonly credentials: readonly SettingName[]
  readonly address: readonly SettingName[]
}

/** Ends a check with a problem. Contains neither the request nor the answer, so it may be logged. */
export class ProbeFailure extends Error {
  override readonly name = 'ProbeFailure'
  readonly outcome: CheckOutcome

  constructor(problem: CheckProblem, variables: readonly string[] = [], code: string | number | null = null) {
    super(code === null ? problem : `${problem} ${code}`)
    this.outcome = { state: 'failed', problem, code: code === null ? null : String(code), variables }
  }
}

export interface Probe {
  readonly limitMs: number
  readonly variables: ProbedVariables
  /** Asks the service once. Throws ProbeFailure for a missing answer, and for a status that is not accepted. */
  ask(url: string, init?: RequestInit, accepted?: readonly number[]): Promise<ExternalResponse>
}

export interface ProbedService {
  readonly service: OutsideService
  readonly mode: ServiceMode
  /** Variables without which the service is not connected. */
  readonly required: readonly SettingName[]
  readonly credentials?: readonly SettingName[]
  readonly address?: readonly SettingName[]
  readonly trial?: keyof CheckOrder
  readonly limitMs?: number | undefined
}

/** A check whose result is in time whatever the service does, and whose outcome contains no text of the service. */
export function serviceCheck(
  config: Config,
  facts: ProbedService,
  run: (probe: Probe, order: CheckOrder) => Promise<CheckResult>,
): ServiceCheck {
  const { service, mode, required, credentials = required, address = [], trial, limitMs = CHECK_LIMIT_MS } = facts
  const isSet = (name: SettingName) => config[name] !== undefined
  const names = [...new Set([...required, ...address])]
  const missing = mode === 'emulator' ? [] : required.filter((name) => !isSet(name))
  // an emulator has credentials of its own
  const variables = mode === 'emulator' ? { credentials: [], address: [] } : { credentials, address }
  const probe: Probe = { limitMs, variables, ask: (...asked) => askOnce(variables, limitMs, ...asked) }
  return {
    service,
    mode,
    variables: names.map((name) => ({ name, isSet: isSet(name) })),
    missing,
    isHalfSet: missing.length > 0 && missing.length < required.length,
    trial: trial ?? null,
    async check(order) {
      if (mode === 'off') return { state: 'off', variables: missing }
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(new ProbeFailure('timeout', variables.address)), limitMs)
      try {
        return { state: 'works', result: await Promise.race([run(probe, order), late.promise]) }
      } catch (error) {
        return outcomeOf(error, variables)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

async function askOnce(
  { credentials, address }: ProbedVariables,
  timeoutMs: number,
  url: string,
  init: RequestInit = {},
  accepted: readonly number[] = [],
): Promise<ExternalResponse> {
  const answer = await callExternal(url, { ...init, timeoutMs })
  const { status, ok } = answer
  if (ok || accepted.includes(status)) return answer
  if (status === 401 || status === 403) throw new ProbeFailure('denied', credentials, status)
  if (status >= 500) throw new ProbeFailure('serverError', [], status)
  if (status < 400 || status === 404 || status === 405) throw new ProbeFailure('wrongPlace', address, status)
  throw new ProbeFailure('refused', status === 429 ? [] : credentials, status)
}

/** Names of connection errors that may be shown; others could contain an address with a password. */
const codeOf = (error: unknown): string | null => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[A-Z_\d]{3,40}$/.test(code) ? code : null
}

function outcomeOf(error: unknown, { address }: ProbedVariables): CheckOutcome {
  if (error instanceof ProbeFailure) return error.outcome
  if (!(error instanceof ExternalSilence)) return new ProbeFailure('broken', [], codeOf(error)).outcome
  const code = /^no answer: ([A-Z_\d]{3,40})$/.exec(error.message)?.[1] ?? null
  if (error.reason === 'timeout') return new ProbeFailure('timeout', address).outcome
  return new ProbeFailure(error.reason, address, code).outcome
}
