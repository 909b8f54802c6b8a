import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import type { PromoCodeFields } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Goods of one seller with the requested discounts. */
export interface LoyaltyRequest {
  /** null = a guest: no bonuses; limits per customer are checked later. */
  readonly customerId: number | null
  readonly organizationId: number
  /** After special prices, without delivery. */
  readonly goodsSum: Kopecks
  /** As typed; null or empty = none. */
  readonly promoCode: string | null
  /** Requested bonuses, kopecks; limited to the usable ones. */
  readonly requestedBonuses: Kopecks
}

/** Current discounts. Not guaranteed until `redeem`. */
export interface LoyaltyPreview {
  /** null = no code was given. */
  readonly promo: {
    readonly id: number | null
    readonly code: string
    readonly discount: Kopecks
    /** The refusal of the code; facts in roubles, ready for responses. */
    readonly refusal: Refusal | null
  } | null
  readonly bonuses: {
    readonly balance: Kopecks
    /** Maximum bonuses for these goods, after the promo code. */
    readonly usable: Kopecks
    readonly spent: Kopecks
    /** Given when the order is received. */
    readonly accrued: Kopecks
    /** Whole per cent of the money paid for the goods, by the customer's level at this seller; 0 for a guest. */
    readonly accrualPercent: number
    /** The seller's name of the level; null = below the first one, or no levels. */
    readonly level: string | null
  }
}

export interface Redemption extends Omit<LoyaltyRequest, 'customerId'> {
  readonly customerId: number
  readonly orderId: number
  /** The preview used for the order's sums. */
  readonly preview: LoyaltyPreview
}

export interface OwnPromoCode extends PromoCodeFields {
  readonly id: number
  /** Orders that use it; cancelled ones do not count. */
  readonly used: number
  /** True = ended by its seller before the last day. */
  readonly isEnded: boolean
}

/** Promo codes and bonuses for cart and checkout. */
export interface LoyaltyService {
  /** Whole bonuses of a customer. */
  bonusesOf(customerId: number): Promise<number>
  /** One query, two with a promo code. */
  preview(executor: Executor, request: LoyaltyRequest, now: Date): Promise<LoyaltyPreview>
  /**
   * Stores the use of a code and of bonuses in the order's transaction, under the locks of the code and of the account.
   * Refuses a use that is no longer possible: a PROMO_… code, BONUSES_NOT_ENOUGH, or CART_CHANGED when the discount has
   * changed.
   */
  redeem(tx: Executor, redemption: Redemption, now: Date): Promise<void>
  /**
   * Follows a change of an order in its transaction: `bonuses` stay spent, the rest is returned. Bonuses to be given
   * follow the money paid for the goods; those given by a received order are taken back with a refund, at most the
   * balance. `key` makes it idempotent. Refuses BONUSES_NOT_ENOUGH when a correction needs bonuses that were spent
   * elsewhere. The use of a promo code does not change.
   */
  followOrder(
    tx: Executor,
    change: {
      readonly orderId: number
      readonly customerId: number
      readonly key: string
      readonly bonuses: Kopecks
      readonly paidForGoods: Kopecks
    },
    now: Date,
  ): Promise<void>
  /**
   * Counts an attempt with a code by a customer or, for guests, a network; called before the result is shown. Refuses
   * TOO_MANY_REQUESTS after too many unknown codes.
   */
  tried(customerId: number | null, network: string, code: string, isUnknown: boolean): Promise<void>
  /** Returns a cancelled order's use of a code and its bonuses; idempotent. */
  release(tx: Executor, orderId: number, now: Date): Promise<void>
}

/**
 * Offers of sellers and of the shop. Each command runs in the caller's transaction and leaves an audit entry; invalid
 * fields refuse BAD_REQUEST with `errors`, an unknown seller NOT_FOUND.
 */
export interface LoyaltyCommands {
  /** Returns the ids in the order of the codes. */
  createPromoCodes(
    tx: Executor,
    author: Author,
    codes: readonly (PromoCodeFields & { readonly organizationId: number })[],
  ): Promise<number[]>
  createPromoCode(
    tx: Executor,
    author: Author,
    code: PromoCodeFields & { readonly organizationId: number },
  ): Promise<number>
  /** Codes of one seller that the caller may manage, newest first. */
  listOwnPromoCodes(
    executor: Executor,
    organizationId: number,
    piece: { readonly before: number | null; readonly limit: number },
  ): Promise<OwnPromoCode[]>
  /**
   * Ends a code for new orders; idempotent. Refuses NOT_FOUND for a code of another seller. @param now the seller's
   * local day, and the moment
   */
  endPromoCode(
    tx: Executor,
    author: Author,
    code: { readonly organizationId: number; readonly codeId: number },
    now: { readonly today: IsoDate; readonly at: Date },
  ): Promise<OwnPromoCode>
  /** The seller's own programme; null = the shop's default applies. */
  programOf(executor: Executor, organizationId: number): Promise<LeveledProgram | null>
  /** Null = the shop's default applies again. */
  setLoyaltyProgram(tx: Executor, author: Author, organizationId: number, program: LeveledProgram | null): Promise<void>
  /** A gift of the shop, whole bonuses. */
  giveBonuses(
    tx: Executor,
    author: Author,
    gift: { readonly customerId: number; readonly bonuses: number; readonly at: Date },
  ): Promise<void>
}
