import type {
  OutsideServiceState,
  outsideServicesEndpoints,
} from '@okolitsa/contracts/outside-services/outside-services.endpoints.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type CheckedService, severitiesOf } from '@okolitsa/domain/market/can-trade.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import type { CheckOrder, ServiceCheck } from '../ports.ts'
import type { LastCheck, LastChecks } from '../store/last-checks.ts'

export interface OutsideServicesDeps extends Deps<'database' | 'clock' | 'audit'> {
  readonly checks: readonly ServiceCheck[]
  readonly lastChecks: LastChecks
  /** True = real customers order here, so an emulator cannot replace the bank. */
  readonly isTrading: boolean
}

export function outsideServicesHandlers(deps: OutsideServicesDeps): Handlers<typeof outsideServicesEndpoints> {
  const { checks, lastChecks } = deps
  const running = new Map<ServiceCheck, Promise<LastCheck>>()

  /** Checks a service; callers during a check share it, so that a double press sends one message. */
  const checkOnce = (check: ServiceCheck, order: CheckOrder): Promise<LastCheck> => {
    const begun = running.get(check)
    if (begun) return begun
    const checking = (async () => {
      const outcome = await check.check(order)
      const last = { outcome, at: deps.clock().toISOString() }
      await lastChecks.publish(deps.database.executor, check.service, last)
      return last
    })().finally(() => running.delete(check))
    running.set(check, checking)
    return checking
  }

  const presentAll = (language: Language): OutsideServiceState[] => {
    const checked = checks.flatMap((check): CheckedService[] => {
      const last = lastChecks.of(check.service)
      return last ? [{ ...check, outcome: last.outcome }] : []
    })
    const severities = severitiesOf(checked, { isTrading: deps.isTrading })
    return checks.map((check) => {
      const index = checked.findIndex(({ service }) => service === check.service)
      return present(check, lastChecks.of(check.service), severities[index] ?? null, language)
    })
  }

  return {
    listOutsideServices: async ({ context }) => ({ items: presentAll(context.language) }),
    checkOutsideService: async ({ params, body, actor, context }) => {
      const check = checks.find(({ service }) => service === params.name)
      if (!check) throw new Refusal('NOT_FOUND')
      const { outcome } = await checkOnce(check, body)
      // every press is an entry; the addressee of a trial is the person's own and stays out of it
      await deps.database.inTransaction((tx) =>
        deps.audit.record(tx, { kind: 'staff', staffId: actor.staffId }, [
          {
            action: 'checkService',
            entity: 'outside_service',
            entityId: check.service,
            organizationId: null,
            before: null,
            after: { state: outcome.state, isTrial: Object.keys(body).length > 0 },
          },
        ]),
      )
      const state = presentAll(context.language).find(({ name }) => name === params.name)
      if (!state) throw new Refusal('NOT_FOUND')
      return state
    },
  }
}

function present(
  check: ServiceCheck,
  last: LastCheck | null,
  severity: OutsideServiceState['severity'],
  language: Language,
): OutsideServiceState {
  const { outsideServices } = wordsIn(language)
  const { service, mode, variables, missing, trial } = check
  return {
    name: service,
    title: outsideServices.titles[service],
    purpose: outsideServices.purposes[service],
    mode,
    variables: [...variables],
    missing: [...missing],
    trial,
    severity,
    lastCheck: last && {
      state: last.outcome.state,
      result: last.outcome.state === 'works' ? last.outcome.result : null,
      problem: last.outcome.state === 'failed' ? last.outcome.problem : null,
      code: last.outcome.state === 'failed' ? last.outcome.code : null,
      line: outsideServices.line(service, mode, last.outcome),
      at: last.at,
    },
  }
}
