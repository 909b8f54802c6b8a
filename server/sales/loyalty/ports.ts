import type { WithoutConsent } from '@okolitsa/domain/bearers/bearers.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { BonusKind } from '@okolitsa/domain/ledger/postings.ts'
import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import type { PromoValue } from '@okolitsa/domain/loyalty/promo-code.ts'
import type { MarketCodeFields, PromoCodeFields } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** A line of goods: its sum after the special price, and its categories with their parents. */
export interface LoyaltyGoods {
  readonly sum: Kopecks
  readonly categoryIds: readonly number[]
}

/** Goods of one seller with the requested discounts. */
export interface LoyaltyRequest {
  /** The customer; null = a guest, who has no bonuses and whose limits are checked later. */
  readonly customerId: number | null
  readonly organizationId: number
  readonly goods: readonly LoyaltyGoods[]
  /** The promo code as typed; null or empty = none. */
  readonly promoCode: string | null
  /** Requested bonuses, kopecks; limited to the usable amount. */
  readonly requestedBonuses: Kopecks
  /** The purchase of the order; its orders together are the first one. Absent = not placed yet. */
  readonly orderGroupId?: string
  /** Other carts of the customer that keep the code; absent = none. */
  readonly otherCarts?: number
}

/** Discounts at the current time, which `redeem` checks again. */
export interface LoyaltyPreview {
  /** Result of the promo code; null = no code was given. */
  readonly promo: {
    readonly id: number | null
    readonly code: string
    readonly discount: Kopecks
    /** Share of the discount that the market bears, per cent. */
    readonly marketPercent: number
    /** Whether the code covers each line of the goods. */
    readonly covered: readonly boolean[]
    /** The refusal of the code, with facts in roubles for responses. */
    readonly refusal: Refusal | null
  } | null
  readonly bonuses: {
    readonly balance: Kopecks
    /** Maximum bonuses for these goods, after the promo code. */
    readonly usable: Kopecks
    readonly spent: Kopecks
    /** Bonuses that will be given when the order is received. */
    readonly accrued: Kopecks
    /**
     * Bonuses as a whole per cent of the money paid for the goods, by the customer's level at this seller; 0 for a
     * guest.
     */
    readonly accrualPercent: number
    /** The seller's name of the level; null = below the first level, or no levels. */
    readonly level: string | null
  }
}

export interface Redemption extends Omit<LoyaltyRequest, 'customerId'> {
  readonly customerId: number
  readonly orderId: number
  /** The preview from which the order's sums were computed. */
  readonly preview: LoyaltyPreview
}

export interface OwnPromoCode extends PromoCodeFields {
  readonly id: number
  /** Number of orders that use the code, without cancelled ones. */
  readonly used: number
  /** True = the seller ended the code before its last day. */
  readonly isEnded: boolean
}

/** A code of the market with its uses. */
export interface OwnMarketCode extends MarketCodeFields {
  readonly id: number
  readonly sellers: readonly { readonly id: number; readonly title: string }[]
  /** Orders with the code and the sum of their discounts, without cancelled orders. */
  readonly used: number
  readonly given: number
  readonly isEnded: boolean
}

/** An order with a code of the market; `given` = the part of its discount that the market bears now. */
export interface MarketCodeUse {
  readonly orderId: number
  readonly seller: string
  readonly usedAt: Date
  readonly goods: number
  readonly given: number
  readonly isCanceled: boolean
}

export interface BonusMovement {
  readonly id: number
  readonly kind: BonusKind
  readonly amount: number
  readonly orderId: number | null
  readonly at: Date
}

/** Promo codes and bonuses for cart and checkout. */
export interface LoyaltyService {
  /** Balance of a customer in whole bonuses. */
  bonusesOf(customerId: number): Promise<number>
  /** Latest movements of a customer's bonuses, in whole bonuses. */
  movementsOf(customerId: number, most: number): Promise<readonly BonusMovement[]>
  /** Previews the discounts with one query, or two with a promo code. */
  preview(executor: Executor, request: LoyaltyRequest, now: Date): Promise<LoyaltyPreview>
  /**
   * Applies a code and bonuses in the order's transaction, under row locks on the code and the account. Refuses when
   * they can no longer be used as previewed: a PROMO_… code, BONUSES_NOT_ENOUGH, or CART_CHANGED when the discount has
   * changed.
   */
  redeem(tx: Executor, redemption: Redemption, now: Date): Promise<void>
  /**
   * Adjusts the bonuses of a changed order in its transaction: `bonuses` stay spent, the others are returned. Bonuses
   * to be given depend on the money paid for the goods; bonuses given by a received order are taken back after a
   * refund, at most the balance. `key` makes the call idempotent. Refuses BONUSES_NOT_ENOUGH when a correction needs
   * bonuses that were spent elsewhere. The use of a promo code does not change.
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
   * Counts an attempt to apply a code, by customer or, for guests, by network; called before the result is returned.
   * Refuses TOO_MANY_REQUESTS after too many unknown codes.
   */
  tried(customerId: number | null, network: string, code: string, isUnknown: boolean): Promise<void>
  /** Ends a cancelled order's use of a code and returns its bonuses; idempotent. */
  release(tx: Executor, orderId: number, now: Date): Promise<void>
}

/**
 * Offers of sellers and of the shop. Each command runs in the caller's transaction and leaves an audit entry; invalid
 * fields refuse BAD_REQUEST with `errors`, an unknown seller NOT_FOUND.
 */
export interface LoyaltyCommands {
  /** Creates codes and returns the ids in the same order. */
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
   * Ends a code for new orders; idempotent. Refuses NOT_FOUND for a code of another seller.
   * @param now the seller's local day, and the current time
   */
  endPromoCode(
    tx: Executor,
    author: Author,
    code: { readonly organizationId: number; readonly codeId: number },
    now: { readonly today: IsoDate; readonly at: Date },
  ): Promise<OwnPromoCode>
  /** The seller's own programme; null = the shop's default applies. */
  programOf(executor: Executor, organizationId: number): Promise<LeveledProgram | null>
  /** Sets or removes the seller's own programme; null = the shop's default applies again. */
  setLoyaltyProgram(tx: Executor, author: Author, organizationId: number, program: LeveledProgram | null): Promise<void>
  /** Gives a customer whole bonuses from the shop; `about` = for an order, once per `step`. */
  giveBonuses(
    tx: Executor,
    author: Author,
    gift: {
      readonly customerId: number
      readonly bonuses: number
      readonly at: Date
      readonly about?: { readonly orderId: number; readonly step: string }
    },
  ): Promise<void>
}

/** A discount of the market of which the seller is asked to bear a part. */
export interface SharedDiscount {
  readonly codeId: number
  readonly code: string
  readonly value: PromoValue
  readonly minSum: Kopecks
  readonly maxDiscount: Kopecks | null
  readonly fromDate: IsoDate
  readonly toDate: IsoDate | null
  /** Share of the discount that the market bears, per cent, when the seller agrees. */
  readonly marketPercent: number
  readonly withoutConsent: WithoutConsent
  /** The answer in force; null = none. */
  readonly answer: { readonly isAgreed: boolean; readonly at: string; readonly terms: string } | null
}
export interface ConsentAnswer {
  readonly codeId: number
  readonly organizationId: number
  readonly isAgreed: boolean
  /** The words that the owner saw. */
  readonly terms: string
  readonly staffId: number
  readonly at: Date
  readonly network: string | null
  readonly browser: string | null
}
export interface ConsentCounts {
  /** Sellers that the code covers. */
  readonly asked: number
  readonly agreed: number
  readonly refused: number
}

/** Consent of sellers to bear a part of a discount of the market. Answers are only added. */
export interface DiscountConsents {
  sharedDiscountsOf(executor: Executor, organizationId: number, today: IsoDate): Promise<SharedDiscount[]>
  /**
   * Keeps an owner's answer, in the caller's transaction; orders that are placed keep their shares. Refuses OWNERS_ONLY,
   * NOT_FOUND for a code that has ended or does not cover the seller.
   */
  answerDiscount(
    tx: Executor,
    answer: Omit<ConsentAnswer, 'terms'> & { termsOf(discount: SharedDiscount): string },
    today: IsoDate,
  ): Promise<void>
  consentsOf(executor: Executor, codeId: number): Promise<ConsentCounts>
  /** Sellers that are asked about a code. */
  askedAbout(executor: Executor, codeId: number): Promise<number[]>
  ownsSeller(executor: Executor, who: Pick<ConsentAnswer, 'organizationId' | 'staffId'>): Promise<boolean>
}

/** Codes of the market. The commands run in the caller's transaction and leave audit entries. */
export interface MarketCodeCommands {
  /** Creates a code and returns its id. Refuses BAD_REQUEST with `errors`. */
  createMarketCode(tx: Executor, author: Author, fields: MarketCodeFields): Promise<number>
  /** Ends a code for new orders; idempotent. Refuses NOT_FOUND. @param now the market's day, and the current time */
  endMarketCode(
    tx: Executor,
    author: Author,
    codeId: number,
    now: { readonly today: IsoDate; readonly at: Date },
  ): Promise<void>
  /** Codes of the market, the newest first. */
  listMarketCodes(
    executor: Executor,
    piece: { readonly before: number | null; readonly limit: number },
  ): Promise<OwnMarketCode[]>
  /** Latest uses of a code, and the goods of all its orders before discounts. */
  usesOfMarketCode(
    executor: Executor,
    codeId: number,
    most: number,
  ): Promise<{ readonly uses: readonly MarketCodeUse[]; readonly goods: number }>
  /** Sellers to which a code may be limited. */
  listCodeSellers(
    executor: Executor,
    search: string,
    most: number,
  ): Promise<readonly { readonly id: number; readonly title: string; readonly isFarm: boolean }[]>
}
