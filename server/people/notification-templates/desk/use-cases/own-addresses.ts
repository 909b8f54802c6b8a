import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import { findEmailOfPhone } from '../store/own-address.store.ts'
import type { TemplateDeskDeps } from '../template-desk-deps.ts'

export interface OwnAddresses {
  readonly phone: string | null
  readonly email: string | null
}

/** The proven phone of the person, and the e-mail of their customer account. */
export async function addressesOf(
  { office, mail }: Pick<TemplateDeskDeps, 'office' | 'mail'>,
  executor: Executor,
  { staffId }: Office,
): Promise<OwnAddresses> {
  const phone = await office.phoneOf(staffId)
  return { phone, email: phone === null || mail === null ? null : await findEmailOfPhone(executor, phone) }
}
