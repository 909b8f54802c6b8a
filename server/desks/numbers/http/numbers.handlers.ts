import type { numbersEndpoints } from '@okolitsa/contracts/numbers/numbers.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { periodMistakes } from '@okolitsa/domain/numbers/numbers-period.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { findNumbers } from '../store/numbers.store.ts'
import { presentNumbers } from './present-numbers.ts'

/** Whose numbers: of the one who is named, otherwise of the first one the person works for. */
function sellerOf(scope: StaffScope, organizationId: number | undefined): number {
  if (organizationId !== undefined) return organizationId
  if (scope.kind === 'all') refuseMistakes({ organizationId: 'required' })
  const [first] = scope.kind === 'seller' ? scope.organizationIds : []
  if (first === undefined) throw new Refusal('NOT_FOUND')
  return first
}

/** Handlers of the page that tells a seller how trade goes. */
export function numbersHandlers({
  database,
  clock,
}: {
  readonly database: Pick<Database, 'executor'>
  readonly clock: Clock
}): Handlers<typeof numbersEndpoints> {
  return {
    getNumbers: async ({ query: { days, from, to, organizationId }, scope }) => {
      refuseMistakes(periodMistakes(from, to))
      const row = await findNumbers(database.executor, scope, {
        organizationId: sellerOf(scope, organizationId),
        now: clock(),
        days,
        from: from ?? null,
        to: to ?? null,
      })
      if (!row) throw new Refusal('NOT_FOUND')
      return presentNumbers(row)
    },
  }
}
