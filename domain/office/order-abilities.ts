import { type DeliveryKind, type DeliveryStatus, isService } from '../orders/order-status.ts'
import type { ChangeKind } from '../orders/requested-change.ts'
import type { OfficePermission } from './permissions.ts'

export interface OfficeOrderFacts {
  readonly deliveryKind: DeliveryKind
  /** States to which the state machine lets the market move the order now. */
  readonly moves: readonly DeliveryStatus[]
  /** True = the customer's account was erased, so that no personal field remains. */
  readonly isErased: boolean
  /** Bonuses that the person may give by the limits of the role. */
  readonly goodwillLeft: number
  /** Changes that the seller may make now. */
  readonly sellerChanges: readonly ChangeKind[]
  /** Changes that the customer may make now. */
  readonly customerMay: { readonly edit: boolean; readonly changeDelivery: boolean }
}

/** Actions of a person of the office on an order. */
export interface OfficeOrderAbilities {
  readonly cancel: boolean
  /** Marks the order as received, when its customer says so. */
  readonly complete: boolean
  readonly note: boolean
  readonly assign: boolean
  readonly reveal: boolean
  /** Writes to the customer. */
  readonly message: boolean
  /** The most bonuses that the person may give for the order. */
  readonly goodwill: number
  /** Changes that the person may make as a side asked. */
  readonly changes: readonly ChangeKind[]
}

/**
 * Bookings and plans end by calls of their own, whose refunds follow their terms, so the office neither cancels nor
 * completes them here.
 */
export function officeOrderAbilities(
  permissions: readonly OfficePermission[],
  { deliveryKind, moves, isErased, goodwillLeft, sellerChanges, customerMay }: OfficeOrderFacts,
): OfficeOrderAbilities {
  const handles = permissions.includes('handleOrders')
  const mayMove = (to: DeliveryStatus) => handles && !isService(deliveryKind) && moves.includes(to)
  return {
    cancel: mayMove('canceled'),
    complete: mayMove('received'),
    note: handles,
    assign: handles,
    reveal: permissions.includes('revealPersonalData') && !isErased,
    message: handles && !isErased,
    goodwill: handles && !isErased ? goodwillLeft : 0,
    changes: handles
      ? [
          ...sellerChanges,
          ...(customerMay.edit ? (['edit'] as const) : []),
          ...(customerMay.changeDelivery ? (['delivery'] as const) : []),
        ]
      : [],
  }
}
