import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import type { LegalCode } from '@okolitsa/domain/content/legal-codes.ts'
import type { PublishedContent } from '@okolitsa/domain/content/shown-content.ts'
import type { LegalFacts } from '@okolitsa/domain/market/legal-text.ts'
import type { OfferVersions } from '@okolitsa/domain/seller-contract/offer.ts'
import type { RecipeDrafts } from '../../discovery/recipes/ports.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { ConsentTextsOfMarket } from '../../people/identity/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface ContentVersion extends ContentFields {
  readonly version: number
  /** Time of the first publication; null = never published. */
  readonly firstPublishedAt: Date | null
}

/** Content with the code of its block. */
export interface CodedContent {
  readonly code: string
  readonly fields: ContentFields
}

/**
 * Commands of content. Each runs in the caller's transaction and writes an audit entry; an unknown block is refused
 * with NOT_FOUND.
 */
export interface ContentCommands {
  /** Adds an unpublished version, creating the block if necessary. Returns its number. */
  draftContent(tx: Executor, author: Author, code: string, fields: ContentFields): Promise<number>
  /** Publishes a version in place of the current one; `asksAgain` says whether it must be accepted again. */
  publishContent(tx: Executor, author: Author, code: string, version: number, asksAgain?: boolean): Promise<void>
  /** Publishes the latest earlier version that was ever published; a repeat goes further back. Returns its number. */
  rollBackContent(tx: Executor, author: Author, code: string): Promise<number>
  /** Withdraws the published version; all versions are kept. */
  withdrawContent(tx: Executor, author: Author, code: string): Promise<void>
  /** The published versions of these blocks, or the latest ones of blocks that are not published. */
  currentContent(executor: Executor, codes: readonly string[]): Promise<readonly CodedContent[]>
  /**
   * Adds a version to each block in a constant number of statements, creating missing blocks, and publishes it unless
   * the block has been withdrawn.
   */
  saveContent(tx: Executor, author: Author, blocks: readonly CodedContent[]): Promise<void>
  /** All versions, the newest first. */
  contentVersions(executor: Executor, code: string): Promise<readonly ContentVersion[]>
}

/** A published text that is not shown, because blanks have no value. */
export interface UnfilledText {
  readonly code: string
  readonly title: string
  readonly blanks: readonly string[]
}

export interface LegalDraft {
  /** The last version that the editor has seen; 0 = none. */
  readonly version: number
  readonly title: string
  readonly text: string
}
export interface LegalPublication {
  /** The last version. */
  readonly version: number
  /** The day from which it is shown; null = at once. */
  readonly from: IsoDate | null
  readonly asksAgain: boolean
  /** Terms of the offer that are worse for sellers. */
  readonly isWorse?: boolean
}

/** The market's offer to sellers, whose acceptance is asked for by versions that ask again. */
export interface SellersOffer extends OfferVersions {
  /** The published text; null = none is shown. */
  readonly current: (SellersOfferText & { readonly since: Date }) | null
  readonly planned: (SellersOfferText & { readonly from: IsoDate }) | null
}
export interface SellersOfferText {
  readonly version: number
  readonly title: string
  /** As it is written in the editor, with its blanks filled. */
  readonly text: string
}

/**
 * Changes of legal texts. Each runs in the caller's transaction; another last version than the one that was seen is
 * refused with LEGAL_TEXT_CHANGED.
 */
export interface LegalTextCommands {
  /** Adds an unpublished version, creating the block if necessary. @throws Refusal BAD_REQUEST */
  saveLegalDraft(tx: Executor, author: Author, code: LegalCode, draft: LegalDraft): Promise<void>
  /**
   * Publishes the last version, or plans its publication in place of another plan.
   * @throws Refusal LEGAL_TEXT_UNFILLED, BAD_REQUEST
   */
  publishLegalText(tx: Executor, author: Author, code: LegalCode, publication: LegalPublication): Promise<void>
  /** Ends the plan of a text; nothing happens when there is none. */
  cancelLegalPlan(tx: Executor, author: Author, code: LegalCode): Promise<void>
}

export interface ContentService extends ContentCommands, LegalTextCommands, ConsentTextsOfMarket, RecipeDrafts {
  /** Names a category in the place of another one in all versions of shelves and recipes. */
  moveCategory(tx: Executor, merged: { readonly from: number; readonly to: number }): Promise<void>
  /** Published blocks of the memory of the node, without recipes and festivals. */
  publishedBlocks(): Promise<readonly PublishedContent[]>
  /** The draft of a token, to be shown at every place and moment; null = no valid token. */
  draftBlock(token: string): Promise<PublishedContent | null>
  /** Values of the blanks of legal texts. */
  legalFacts(): LegalFacts
  /** The market's offer to sellers. */
  sellersOffer(executor: Executor): Promise<SellersOffer>
  /** Where a path without a page leads; null = nowhere. One look into the memory of the node. */
  redirectOf(pathname: string): Promise<string | null>
  /** Counts a visitor who was sent on from a path of the list. */
  countRedirect(pathname: string): Promise<void>
  /** Published texts that lack facts of the operator. */
  unfilledTexts(executor: Executor): Promise<readonly UnfilledText[]>
}
