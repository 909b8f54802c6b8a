import { MATTER_KINDS } from '@okolitsa/domain/moderation/moderation.ts'
import { DECLINE_REASONS } from '@okolitsa/domain/reviews/review.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

const subject = { kind: z.enum(MATTER_KINDS), id: z.string() }

/**
 * A moderator decided a text. Delivered when the decision can no longer be taken back; `decidedAt` names the decision,
 * because another one may have followed.
 */
export const matterDecided = defineEvent('MatterDecided', { ...subject, decidedAt: z.iso.datetime() })

/**
 * Emitted by the owner of a photo or a message that is hidden for good. Its author is the customer, or the seller when
 * `toSeller`.
 */
export const writingHidden = defineEvent('WritingHidden', {
  ...subject,
  toSeller: z.boolean(),
  customerId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  decidedAt: z.iso.datetime(),
  because: z.enum(DECLINE_REASONS),
  path: z.string(),
})

/** Emitted when a text is hidden for good, so that its author learns the reason. Reviews have events of their own. */
export const textHidden = defineEvent('TextHidden', {
  ...subject,
  organizationId: z.int(),
  decidedAt: z.iso.datetime(),
  because: z.enum(DECLINE_REASONS),
})
