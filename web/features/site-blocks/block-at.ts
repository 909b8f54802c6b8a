import type { PropsOf, ReadBlock, SiteBlockType } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { ReactNode } from 'react'

/** Blocks whose content comes from the seller's shop, not from the page. */
export type LiveBlock = Extract<ReadBlock, { type: 'goods' | 'reviews' | 'questions' | 'contacts' | 'delivery' }>

export interface LiveParts {
  readonly organizationId: number
  /** URL of the consent text of a service request. */
  readonly consentHref: string
  /** Renders current data of the shop; null when there is none. */
  readonly show: (block: LiveBlock) => ReactNode
}

export interface BlockAt<T extends SiteBlockType> {
  readonly block: { readonly id: string; readonly props: PropsOf<T> }
  /** Whether the block is the heading of the page. */
  readonly isFirst: boolean
  readonly live: LiveParts
}
