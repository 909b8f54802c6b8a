import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import type { PromoCodeFields } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** One seller's goods about to be bought, and what the customer wants taken off. */
export interface LoyaltyRequest {
  /** null = a guest: no bonuses, and limits per customer are looked at later. */
  readonly customerId: number | null
  readonly organizationId: number
  /** After special prices, without delivery. */
  readonly goodsSum: Kopecks
  /** As typed; null or empty = none. */
  readonly promoCode: string | null
  /** Bonuses wished to be spent, in kopecks; more than usable is cut. */
  readonly requestedBonuses: Kopecks
}

/** What is taken off, counted anew on every look. Nothing is promised until `redeem`. */
export interface LoyaltyPreview {
  /** null = no code was given. */
  readonly promo: {
    readonly id: number | null
    readonly code: string
    readonly discount: Kopecks
    /** Why it takes nothing off; facts in roubles, fit for the wire. */
    readonly refusal: Refusal | null
  } | null
  readonly bonuses: {
    readonly balance: Kopecks
    /** The most that may be spent on these goods, after the promo code. */
    readonly usable: Kopecks
    readonly spent: Kopecks
    /** Will be given when the order is received. */
    readonly accrued: Kopecks
    /** Of the money paid for the goods, whole, by the customer's level at this seller; 0 for a guest. */
    readonly accrualPercent: number
    /** The seller's name of the level; null = below the first one, or there are none. */
    readonly level: string | null
  }
}

export interface Redemption extends Omit<LoyaltyRequest, 'customerId'> {
  readonly customerId: number
  readonly orderId: number
  /** What the order's sums were counted with. */
  readonly preview: LoyaltyPreview
}

/** A promo code as its seller keeps it. */
export interface OwnPromoCode extends PromoCodeFields {
  readonly id: number
  /** Orders that use it; cancelled ones do not count. */
  readonly used: number
  /** Its seller ended it before its last day. */
  readonly isEnded: boolean
}

/** Promo codes and bonuses, for cart and checkout. */
export interface LoyaltyService {
  /** Whole bonuses of a customer. */
  bonusesOf(customerId: number): Promise<number>
  /** One query, two with a promo code. */
  preview(executor: Executor, request: LoyaltyRequest, now: Date): Promise<LoyaltyPreview>
  /**
   * Writes the use of a code and the spending of bonuses in the order's transaction, under the lock of the code's row
   * and of the account. Refuses what somebody else used up since the preview: a PROMO_… code, BONUSES_NOT_ENOUGH, or
   * CART_CHANGED when the code takes off another sum now.
   */
  redeem(tx: Executor, redemption: Redemption, now: Date): Promise<void>
  /**
   * After a change of an order, in its transaction: `bonuses` stay spent, the rest comes back; what the order will
   * give follows the money paid for its goods, and what a received one gave goes back with a refund, as far as the
   * account still has it. `key` makes it once. Refuses BONUSES_NOT_ENOUGH when a correction needs
   * bonuses that were spent elsewhere meanwhile. The use of a promo code stays as it is.
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
   * Counts a try of a code by a customer or, for guests, a network; called before the result is shown.
   * Refuses TOO_MANY_REQUESTS after too many unknown ones.
   */
  tried(customerId: number | null, network: string, code: string, isUnknown: boolean): Promise<void>
  /** Gives back a cancelled order's use of a code and its bonuses; repeating changes nothing. */
  release(tx: Executor, orderId: number, now: Date): Promise<void>
}

/**
 * What sellers and the shop offer. Each command runs in the caller's transaction and leaves an audit entry; a mistake in
 * the fields refuses BAD_REQUEST with `errors`, an unknown seller NOT_FOUND.
 */
export interface LoyaltyCommands {
  /** Answers the ids in the order of the codes. */
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
  /** Codes of one seller that the caller may arrange, the newest first. */
  listOwnPromoCodes(
    executor: Executor,
    organizationId: number,
    piece: { readonly before: number | null; readonly limit: number },
  ): Promise<OwnPromoCode[]>
  /**
   * New orders take a code no more; said twice, it is said once. Refuses NOT_FOUND for a code of another seller.
   * @param now the seller's own day, and the moment
   */
  endPromoCode(
    tx: Executor,
    author: Author,
    code: { readonly organizationId: number; readonly codeId: number },
    now: { readonly today: IsoDate; readonly at: Date },
  ): Promise<OwnPromoCode>
  /** The rules that are the seller's own; null = the shop's hold. */
  programOf(executor: Executor, organizationId: number): Promise<LeveledProgram | null>
  /** Null = the seller follows the shop's own programme again. */
  setLoyaltyProgram(tx: Executor, author: Author, organizationId: number, program: LeveledProgram | null): Promise<void>
  /** A gift of the shop, whole bonuses. */
  giveBonuses(
    tx: Executor,
    author: Author,
    gift: { readonly customerId: number; readonly bonuses: number; readonly at: Date },
  ): Promise<void>
}
