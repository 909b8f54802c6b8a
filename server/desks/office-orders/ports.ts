import type { PersonalField, RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { RevealRow, RevealSubject } from './store/office-work.store.ts'

export interface RevealAsked {
  readonly subject: RevealSubject
  readonly memberId: number
  readonly field: PersonalField
  readonly reason: RevealReason
}

/** Search of customers and looks at personal data, for other desks of the office. */
export interface OfficeOrdersService {
  /** Ids of customers by name, end of the phone or start of the e-mail; null = the text is too short. */
  findCustomers(executor: Executor, text: string): Promise<readonly number[] | null>
  /** Fields that a person may see now, with the time of the look. */
  openLooks(
    executor: Executor,
    asked: { readonly subject: RevealSubject; readonly memberId: number },
  ): Promise<readonly RevealRow[]>
  /**
   * Stores and audits a look that lasts ten minutes; a repeat within them finds the same look. Returns the time of the
   * look.
   */
  look(tx: Executor, asked: RevealAsked): Promise<Date>
}
