import type { numbersEndpoints } from '@okolitsa/contracts/numbers/numbers.endpoints.ts'
import { periodMistakes } from '@okolitsa/domain/numbers/numbers-period.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { findNumbers } from '../store/numbers.store.ts'
import { presentNumbers } from './present-numbers.ts'

/** Handlers of the page that tells a seller how trade goes. */
export function numbersHandlers({ database, clock }: Deps<'database' | 'clock'>): Handlers<typeof numbersEndpoints> {
  return {
    getNumbers: async ({ query: { days, from, to }, scope }) => {
      refuseMistakes(periodMistakes(from, to))
      const row = await findNumbers(database.executor, scope, {
        organizationId: scope.organizationIds[0],
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
