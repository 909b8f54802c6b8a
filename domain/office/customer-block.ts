import { SHOP_TIME_ZONE } from '../clock/clock.ts'
import { suspensionDayMistake, suspensionEnd } from '../sellers/suspension.ts'

/** Reasons of a block of a customer by the office. */
export const BLOCK_REASONS = ['notPicked', 'deceit', 'rude', 'security', 'other'] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]

/** Maximum characters of the text that the customer reads. */
export const MAX_BLOCK_MESSAGE = 500

/** A block of a customer: no new orders, reviews, questions and chats; orders that had begun go on. */
export interface CustomerBlock {
  readonly reason: BlockReason
  readonly message: string
  readonly since: Date
  /** The end that comes by itself; null = the office ends the block. */
  readonly until: Date | null
}

/** The block in effect; null = none, or it is over. */
export const blockInEffect = <Block extends Pick<CustomerBlock, 'until'>>(block: Block | null, now: Date) =>
  block === null || (block.until !== null && block.until <= now) ? null : block

/** The moment of the last day's end in the market's time zone; days are checked like those of a suspension. */
export const blockEnd = (till: string | null) => suspensionEnd(till, SHOP_TIME_ZONE)
export const blockDayMistake = (till: string | null, now: Date) => suspensionDayMistake(till, now, SHOP_TIME_ZONE)
