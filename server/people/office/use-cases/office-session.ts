import { randomUUID } from 'node:crypto'
import { type FactorKind, OFFICE_ACCESS } from '@okolitsa/domain/office/office-access.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { authorOf, type Device, type OfficeDeps, plusSeconds } from '../office-deps.ts'
import { hashOf, newToken } from '../office-secrets.ts'
import { insertSession } from '../store/office-session.store.ts'

/** Opens a session of a person who proved the factor; returns its token. */
export async function openSession(
  { audit, clock }: Pick<OfficeDeps, 'audit' | 'clock'>,
  tx: Executor,
  { memberId, factor, device }: { readonly memberId: number; readonly factor: FactorKind; readonly device: Device },
): Promise<string> {
  const now = clock()
  const token = newToken()
  const id = randomUUID()
  await insertSession(tx, {
    id,
    hash: hashOf(token),
    memberId,
    factor,
    ...device,
    now,
    expiresAt: plusSeconds(now, OFFICE_ACCESS.sessionLifetime),
  })
  await audit.record(tx, authorOf(memberId), [
    {
      action: 'signIn',
      entity: 'office_session',
      entityId: id,
      organizationId: null,
      before: null,
      after: { memberId, factor, browser: device.browser, system: device.system },
    },
  ])
  return token
}
