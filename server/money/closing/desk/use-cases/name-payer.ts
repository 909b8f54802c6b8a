import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../../../services.ts'
import { findSource, holdSource } from '../store/register.store.ts'
import { listFileIds, savePayer } from '../store/settlement.store.ts'
import { postArrived, postRegisters } from './post-settlements.ts'

/**
 * Names the payer of an acquirer once, and posts its earlier registers and the money in the statements. A payer that
 * has entries is never changed. @throws Refusal NOT_FOUND when there is no acquirer without a payer or with this one
 */
export const namePayer = (
  deps: Deps<'database' | 'audit' | 'ledger'>,
  { sourceId, payer, by }: { readonly sourceId: number; readonly payer: string; readonly by: number },
): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    await holdSource(tx, sourceId)
    if (!(await savePayer(tx, sourceId, payer))) {
      // two presses at once name it once
      if ((await findSource(tx, sourceId))?.payer === payer) return
      throw new Refusal('NOT_FOUND')
    }
    await postRegisters(deps, tx, await listFileIds(tx, sourceId), { payer, hasFees: true })
    await postArrived(deps, tx)
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        ...{ action: 'nameRegisterPayer', entity: 'register_source', entityId: sourceId, organizationId: null },
        ...{ before: { payer: null }, after: { payer } },
      },
    ])
  })
