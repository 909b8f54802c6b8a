import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'

/** One seller of the scope, when one is named. An administrator looks at nobody's shelf in general. */
export function narrowed(scope: StaffScope, organizationId: number | undefined): StaffScope {
  if (organizationId === undefined) {
    refuseMistakes(scope.kind === 'all' ? { organizationId: 'required' } : {})
    return scope
  }
  if (!covers(scope, { organizationId })) throw new Refusal('NOT_FOUND')
  return { kind: 'seller', organizationIds: [organizationId] }
}
