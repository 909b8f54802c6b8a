import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { OwnerMessageKind } from '@okolitsa/domain/seller-notifications/owner-message.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { UnansweredOrders } from './store/unanswered.store.ts'

/** A message to the owners of a seller besides matters, sent once per `key`. */
export interface OwnerMessage {
  readonly organizationId: number
  readonly what: OwnerMessageKind
  readonly key: string
  /** Values of the template, and `orderId` for a page of an order. */
  readonly values: Readonly<Record<string, string>>
  /** True = an SMS follows the letter. */
  readonly isPressing: boolean
}

export interface OwnerContacts {
  /** Mobile phones of the owners, and those that the seller has entered. */
  readonly phones: readonly string[]
  readonly email: string | null
}

/** Service for handlers in the cabinet that open pending items. */
export interface SellerNotificationsService {
  /**
   * Marks items as opened by a person of the seller, which stops further notifications.
   */
  seen(
    executor: Executor,
    scope: StaffScope,
    kinds: readonly MatterKind[],
    /** Id of the item; null = all items of these kinds, for a list that shows them completely. */
    subjectId: number | null,
  ): Promise<void>
  /** Contacts at which the owners are notified now. */
  contactsOf(executor: Executor, organizationId: number): Promise<OwnerContacts>
  /** Notifies the owners after the commit: by letter, and by SMS when it presses or no letter reaches them. */
  notifyOwners(tx: Executor, messages: readonly OwnerMessage[]): Promise<void>
  /** Orders and bookings that sellers have not answered for too long. */
  unansweredOrders(executor: Executor): Promise<UnansweredOrders>
}
