import type { CustomerBlock } from './customer-block.ts'
import { blockInEffect } from './customer-block.ts'

/**
 * Two accounts of one person become one. The account that stays keeps its phone as the main one, and the phone of the
 * closed account signs in to it too. A merge is final.
 */

/** Reasons that prevent a merge: one of the accounts is being deleted. */
export const MERGE_BLOCKS = ['leaving'] as const
export type MergeBlock = (typeof MERGE_BLOCKS)[number]

export const MAX_MERGE_REASON = 500

/** The block of the account that stays: a merge ends no block, and of two the one that lasts longer goes on. */
export function blockAfterMerge<Block extends Pick<CustomerBlock, 'until'>>(
  kept: Block | null,
  closed: Block | null,
  now: Date,
): Block | null {
  const [own, other] = [blockInEffect(kept, now), blockInEffect(closed, now)]
  if (own === null || other === null) return own ?? other
  if (own.until === null) return own
  return other.until === null || other.until > own.until ? other : own
}
