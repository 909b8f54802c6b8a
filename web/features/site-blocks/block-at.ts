import type { PropsOf, ReadBlock, SiteBlockType } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { ReactNode } from 'react'

/** Blocks whose content is not written on the page but comes from the seller's shop. */
export type LiveBlock = Extract<ReadBlock, { type: 'goods' | 'reviews' | 'questions' | 'contacts' | 'delivery' }>

/** What a page knows beside its blocks. */
export interface LiveParts {
  readonly organizationId: number
  /** What whoever sends a request agrees to. */
  readonly consentHref: string
  /** Shows what the shop has now; nothing where it has nothing. */
  readonly show: (block: LiveBlock) => ReactNode
}

/** A block at its place of a page. */
export interface BlockAt<T extends SiteBlockType> {
  readonly block: { readonly id: string; readonly props: PropsOf<T> }
  /** It heads the page. */
  readonly isFirst: boolean
  readonly live: LiveParts
}
