import type { PaperKind } from '@okolitsa/domain/catalog/category-duties.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { PaperCheck, PaperRefusal } from '@okolitsa/domain/sellers/paper-check.ts'
import type { PaperEffect, PaperTrade } from '@okolitsa/domain/sellers/paper-rule.ts'
import type { SellerDocument } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Database, Executor } from '../../platform/db/client.ts'

/** A paper of a seller with the result of its check. */
export interface KeptDocument extends Required<SellerDocument> {
  readonly id: number
  readonly check: PaperCheck
  readonly refusal: PaperRefusal | null
  /** Words of the person who refused it, for the seller. */
  readonly remark: string | null
  /** Account of the person who checked it; null = nobody, or the market itself. */
  readonly checkedBy: number | null
  readonly checkedAt: Date | null
  /** Since when it waits; null = it was there before papers were checked. */
  readonly addedAt: Date | null
  /** Last day of the accepted paper that it replaced. */
  readonly coveredTo: IsoDate | null
}

export interface PaperVerdict {
  /** State that the person saw; another one refuses. */
  readonly seen: PaperCheck
  /** Null = the paper is accepted. */
  readonly refusal: { readonly reason: PaperRefusal; readonly remark: string | null } | null
  readonly now: Date
}

/** Effect of a missing paper of a kind, for a trade or for a category; one of both is null. */
export interface PaperRule {
  readonly trade: PaperTrade | null
  readonly categoryId: number | null
  readonly kind: PaperKind
  readonly effect: PaperEffect
}

/** Goods of a seller that a rule stops or brings back. */
export interface PaperStop {
  readonly id: number
  readonly title: string
  readonly stopped: number
  readonly resumed: number
}

/** A required paper that a seller does not have. */
export interface PaperLack {
  /** `plot` = the paper about a household plot has ended. */
  readonly kind: PaperKind | 'plot'
  /** True = what requires it is not sold. */
  readonly isBlocking: boolean
  /** Categories of the seller's goods that require it. */
  readonly categories: string[]
  /** Goods of these categories that are on sale. */
  readonly goods: number
  /** True = the seller's trade requires it. */
  readonly isOfTrade: boolean
}

export interface PaperCommands {
  /** Accepts or refuses a paper. Throws NOT_FOUND, PAPER_CHECKED when its state is another one than `seen`. */
  checkDocument(
    tx: Executor,
    author: Author,
    paper: { readonly organizationId: number; readonly documentId: number },
    verdict: PaperVerdict,
  ): Promise<void>
  /** Sets the last day of the accepted paper about a household plot, after which nothing is sold. */
  setPlotEnd(tx: Executor, organizationId: number, validTo: IsoDate): Promise<void>
  /** Required papers that a seller does not have, those that stop sales first. */
  lacksOf(executor: Executor, organizationId: number): Promise<PaperLack[]>
  paperRules(executor: Executor): Promise<PaperRule[]>
  /** Papers that categories require themselves, without those of the categories above. */
  paperDuties(
    executor: Executor,
  ): Promise<{ readonly categoryId: number; readonly title: string; readonly kind: PaperKind }[]>
  /** Effect of a rule on sellers, without changes. */
  previewPaperRule(executor: Executor, rule: PaperRule): Promise<PaperStop[]>
  /** Changes a rule; `recountPapers` applies it. Throws NOT_FOUND, PAPER_RULE_CHANGED when `seen` is outdated. */
  changePaperRule(tx: Executor, author: Author, rule: PaperRule, seen: PaperEffect): Promise<void>
  /** Moves the rules of a merged category; a rule that the other category has stays. */
  followCategory(tx: Executor, merged: { readonly from: number; readonly to: number }): Promise<void>
  /** Stops and resumes sales of all sellers by rules and papers, a transaction for each seller. */
  recountPapers(database: Pick<Database, 'executor' | 'inTransaction'>): Promise<void>
  /** Stops or resumes sales of a seller by the market's offer, as a required paper does. Throws NOT_FOUND. */
  setContractStop(tx: Executor, organizationId: number, lacksContract: boolean): Promise<void>
}
