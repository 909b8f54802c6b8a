import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Emitted when the market has suspended or restored a seller, or a suspension has ended by itself. */
export const sellerSuspensionChanged = defineEvent('SellerSuspensionChanged', { suspensionId: z.int() })

/** A person of the office has accepted or refused a seller's paper. */
export const sellerPaperChecked = defineEvent('SellerPaperChecked', {
  organizationId: z.int(),
  title: z.string(),
  isAccepted: z.boolean(),
})

/** A paper of a seller ends soon; its last day is in the seller's time zone. */
export const sellerPaperEnds = defineEvent('SellerPaperEnds', {
  organizationId: z.int(),
  title: z.string(),
  validTo: z.string(),
  documentId: z.int().default(0),
  /** Days before the end of which the seller is notified. */
  step: z.int().default(0),
})

/** The end of the contract with a seller is approved. */
export const sellerTerminated = defineEvent('SellerTerminated', { organizationId: z.int() })
