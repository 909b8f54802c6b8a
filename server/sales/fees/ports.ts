import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CommissionRule, CommissionSubject } from '@okolitsa/domain/fees/commission.ts'
import type { CommissionRuleFields, FeeVatPercent } from '@okolitsa/domain/fees/commission-fields.ts'
import type { RuleEffect } from '@okolitsa/domain/fees/rule-change.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { ProposedFee } from '../../people/office/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Rules of the sales of one seller on one day, with the contract and the default of the market. */
export interface SellerRules {
  readonly organizationId: number
  readonly day: IsoDate
  readonly rules: readonly CommissionRule[]
}

/** A product with its categories and their parents. */
export interface FeeProduct {
  readonly productId: number
  readonly categoryIds: readonly number[]
}

export interface FrozenSale extends Pick<CommissionSubject, 'trade' | 'channel' | 'deliveryKind'> {
  readonly orderId: number
  readonly at: Date
  readonly products: readonly FeeProduct[]
}

export interface StoredRule extends CommissionRule {
  readonly id: number
  readonly sellerTitle: string | null
  readonly madeBy: number
  readonly isEnded: boolean
  /** Order lines of the last 30 days that froze the rule. */
  readonly lines: number
}

/** Fees of the last days without and with a change of rules. */
export interface FeePreview {
  readonly orders: number
  readonly sellers: number
  readonly goods: number
  readonly before: number
  readonly after: number
  /** Sellers whose sum changes most. */
  readonly most: readonly { readonly title: string; readonly before: number; readonly after: number }[]
  /** True = only the latest lines were counted. */
  readonly isCut: boolean
}

/** A line of an order with its frozen terms and what they come to. */
export interface ExplainedLine {
  readonly title: string
  readonly rule: CommissionRule
  readonly sellerTitle: string | null
  readonly sold: Kopecks
  readonly fee: Kopecks
}

/** A change of rules by the office: a new rule, or an earlier end of one. */
export type FeeChange =
  | { readonly fields: CommissionRuleFields }
  | { readonly ruleId: number; readonly untilDay: IsoDate }

export interface CheckedChange extends RuleEffect {
  /** First day on which the fee may rise, when the change raises it earlier; null = late enough. */
  readonly notBefore: IsoDate | null
}

export interface VatPeriod {
  readonly fromDay: IsoDate
  readonly percent: FeeVatPercent
}

export interface FeesService {
  rulesAt(tx: Executor, organizationId: number, at: Date): Promise<SellerRules>
  /** Freezes the terms of the lines of a new order, in the transaction of the sale. */
  freeze(tx: Executor, rules: SellerRules, sale: FrozenSale): Promise<void>
  /** Freezes the terms of lines added to an order by the rules of its day; nothing for an order without frozen terms. */
  freezeAdded(
    tx: Executor,
    order: { readonly id: number; readonly organizationId: number; readonly placedAt: Date },
    products: readonly FeeProduct[],
  ): Promise<void>
  /** The effect of a change on sellers. @throws Refusal of wrong fields, NOT_FOUND */
  checkChange(executor: Executor, change: FeeChange): Promise<CheckedChange>
  previewChange(executor: Executor, change: FeeChange): Promise<FeePreview>
  /** Makes an approved change and notifies the sellers whom it touches. */
  changeFees(tx: Executor, author: Author, change: ProposedFee): Promise<void>
  /** Sellers to be notified of a rule, or of its early end, with the rule. */
  notificationsOf(
    executor: Executor,
    ruleId: number,
    isEnd: boolean,
  ): Promise<{ readonly rule: CommissionRule; readonly organizationIds: readonly number[] } | null>
  /** Sellers with a text in the name. */
  listSellers(executor: Executor, search: string, most: number): Promise<readonly { id: number; title: string }[]>
  listRules(executor: Executor): Promise<readonly StoredRule[]>
  /** Rules that apply to a seller now or later. */
  rulesOfSeller(executor: Executor, organizationId: number): Promise<readonly CommissionRule[]>
  explainOrder(executor: Executor, orderId: number): Promise<readonly ExplainedLine[]>
  listVat(executor: Executor): Promise<readonly VatPeriod[]>
  /** Sets the VAT from a future day on. @throws Refusal of wrong fields */
  setVat(tx: Executor, author: Author, period: VatPeriod): Promise<void>
}
