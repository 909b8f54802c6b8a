import { MAX_LINE_QUANTITY } from '@okolitsa/domain/cart/cart-line.ts'
import { APPEAL_SIDES, APPEAL_STATES, MAX_APPEAL_TEXT } from '@okolitsa/domain/orders/appeal.ts'
import { CLAIM_KINDS, CLAIM_STATES, type ClaimKind, CONTEST_STATES } from '@okolitsa/domain/orders/claim.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { CHANGE_KINDS, CHANGE_STATES } from '@okolitsa/domain/orders/requested-change.ts'
import { z } from 'zod'
import { deliveryPlaceSchema, recipientSchema } from '../checkout/checkout.ts'
import { slotHours } from '../delivery/slot-hours.ts'
import { day } from '../kernel/day.ts'
import { bigId, id } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { typedNumber } from '../kernel/typed-number.ts'

/** A line's id, of a bigint column. */
const lineId = bigId
/** A number of sale steps. */
const steps = z.number('notANumber').int('wholeNumber').max(MAX_LINE_QUANTITY, 'tooBig')
const baseUnits = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(100_000_000, 'tooBig')
/** Total as returned by the preview: roubles with at most two decimals. */
export const expectedTotal = enteredRoubles()
const MAX_LINES = 200

// --- requests ----------------------------------------------------------------------------------------------------

/** The customer's edit of an order; lines that are not named stay unchanged. */
export const editSchema = z.object({
  /** New quantities of lines; 0 removes the line. */
  lines: z
    .array(z.object({ lineId, quantity: steps.min(0, 'tooSmall') }))
    .max(MAX_LINES, 'tooBig')
    .default([]),
  added: z
    .array(z.object({ productId: id, quantity: steps.min(1, 'tooSmall') }))
    .max(MAX_LINES, 'tooBig')
    .default([]),
})
export const editApplySchema = editSchema.extend({ expectedTotal })

/** New day, address or recipient; absent fields stay unchanged. */
export const deliveryChangeSchema = z.object({
  date: day.optional(),
  /** New address with street and house, for courier orders. */
  place: deliveryPlaceSchema.optional(),
  recipient: recipientSchema.optional(),
})
export const deliveryChangeApplySchema = deliveryChangeSchema.extend({ expectedTotal })

/** True = the goods are out of stock, so their free stock is written off, too. */
const isGone = z.boolean('wrongValue').optional()

export const staffRequestedChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('weigh'),
    /** Amounts in base units: grams or millilitres for weighed goods, sale steps otherwise. */
    lines: z
      .array(z.object({ lineId, picked: baseUnits }))
      .min(1, 'required')
      .max(MAX_LINES, 'tooBig'),
    /** True = charge the surplus, with the customer's consent. */
    isAboveCharged: z.boolean().default(false),
    isGone,
  }),
  z.object({ kind: z.literal('replace'), lineId, productId: id, quantity: steps.min(1, 'tooSmall'), isGone }),
  z.object({
    kind: z.literal('cancelLine'),
    lineIds: z.array(lineId).min(1, 'required').max(MAX_LINES, 'tooBig'),
    isGone,
  }),
  z.object({
    kind: z.literal('refuseLine'),
    lineIds: z.array(lineId).min(1, 'required').max(MAX_LINES, 'tooBig'),
  }),
])

/** The customer's answer to a proposal. Consent is bound to a sum, since the order may have changed. */
export const proposalAnswerSchema = z
  .object({
    yes: z.boolean(),
    /** Required with consent: the total shown in the proposal. */
    expectedTotal: expectedTotal.optional(),
  })
  .refine(({ yes, expectedTotal: total }) => !yes || total !== undefined, {
    path: ['expectedTotal'],
    error: 'required',
  })

/** Extent of a claim: `spoiltPercent` of spoilt goods, `amount` of missing and wrong ones. */
const claimExtent = {
  lineId,
  kind: z.enum(CLAIM_KINDS).default('spoilt'),
  spoiltPercent: typedNumber({ least: 1, most: 100 }).optional(),
  /** Missing or wrong base units: grams or millilitres for weighed goods, pieces otherwise. */
  amount: typedNumber({ least: 1, most: 100_000_000 }).optional(),
}
interface Extent {
  readonly kind: ClaimKind
  readonly spoiltPercent?: number | undefined
  readonly amount?: number | undefined
}
const saysShare = ({ kind, spoiltPercent }: Extent) => kind !== 'spoilt' || spoiltPercent !== undefined
const saysAmount = ({ kind, amount }: Extent) => kind === 'spoilt' || amount !== undefined
const missingShare = { path: ['spoiltPercent'], error: 'required' }
const missingAmount = { path: ['amount'], error: 'required' }

export const claimPreviewSchema = z
  .object(claimExtent)
  .refine(saysShare, missingShare)
  .refine(saysAmount, missingAmount)
/** Fields of the claim's form, sent with its photos. */
export const claimFieldsSchema = z
  .object({ ...claimExtent, comment: z.string().trim().max(1_000, 'tooLong').default('') })
  .refine(saysShare, missingShare)
  .refine(saysAmount, missingAmount)

/** Fields of the form of an appeal, sent with its photos. */
export const appealFieldsSchema = z.object({
  text: z.string('required').trim().min(1, 'required').max(MAX_APPEAL_TEXT, 'tooLong'),
})

// --- responses ---------------------------------------------------------------------------------------------------

const lineFigures = z.object({
  /** Amount that was delivered, base units. */
  amount: z.number().int(),
  /** Sum after the special price, roubles. */
  sum: z.number(),
  spoiltPercent: z.number().int(),
  /** Missing amount, base units. */
  missing: z.number().int(),
})

/** A changed line: `before` null = new, `after` null = removed. */
export const lineEffectSchema = z.object({
  /** Id of the line; negative = not stored yet. */
  lineId: z.number().int(),
  productId: z.number().int(),
  title: z.string(),
  unit: z.string(),
  measure: z.number().int(),
  isWeight: z.boolean(),
  before: lineFigures.nullable(),
  after: lineFigures.nullable(),
  replaces: z.number().int().nullable(),
})

/** Effect of a change before it is made. Sums are roubles. */
export const changePreviewSchema = z.object({
  lines: z.array(lineEffectSchema),
  totalBefore: z.number(),
  /** Total after the change, required as `expectedTotal`. */
  totalAfter: z.number(),
  delivery: z.number(),
  refund: z.number(),
  surcharge: z.number(),
  returnedBonuses: z.number(),
  /** True = the change becomes a proposal to the customer. */
  needsCustomer: z.boolean(),
  /** True = no lines are left, so the whole order is cancelled. */
  cancelsOrder: z.boolean(),
})
export const deliveryPreviewSchema = z.object({
  totalBefore: z.number(),
  /** Total after the change, required as `expectedTotal`. */
  totalAfter: z.number(),
  delivery: z.number(),
  refund: z.number(),
  surcharge: z.number(),
  /** Possible delivery days at the new address, including the order's own; empty = the carrier sets the day. */
  dates: z.array(z.object({ date: z.string(), ...slotHours })),
})
export type DeliveryPreviewAnswer = z.output<typeof deliveryPreviewSchema>

export type ChangePreviewAnswer = z.output<typeof changePreviewSchema>

/** A change or a proposed change. Sums are roubles, moments ISO 8601. */
export const orderChangeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(CHANGE_KINDS),
  state: z.enum(CHANGE_STATES),
  actor: z.enum(ORDER_ACTORS),
  reason: z.string(),
  lines: z.array(lineEffectSchema),
  totalBefore: z.number(),
  totalAfter: z.number(),
  createdAt: z.string(),
  /** Deadline of the customer's answer to a proposal; a missing answer counts as a refusal. */
  answerBefore: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Change of delivery: `YYYY-MM-DD` before and after, and other changed fields. */
  delivery: z
    .object({
      dateBefore: z.string(),
      dateAfter: z.string(),
      isElsewhere: z.boolean(),
      isOtherRecipient: z.boolean(),
    })
    .nullable(),
})
export type OrderChangeAnswer = z.output<typeof orderChangeSchema>

export const claimSchema = z.object({
  id: z.uuid(),
  lineId: z.number().int(),
  title: z.string(),
  kind: z.enum(CLAIM_KINDS),
  /** Spoilt share, per cent; null = missing or wrong goods. */
  spoiltPercent: z.number().int().nullable(),
  /** Amount of missing or wrong goods, base units; null = spoilt goods. */
  amount: z.number().int().nullable(),
  unit: z.string(),
  isWeight: z.boolean(),
  comment: z.string(),
  state: z.enum(CLAIM_STATES),
  /** Actual or possible refund, roubles. */
  refund: z.number(),
  /** Requested refund, roubles, when the refund was smaller; null = refunded in full. */
  askedRefund: z.number().nullable(),
  /** True = refunded immediately, without the seller's decision. */
  isInstant: z.boolean(),
  /** The seller's reason for the decision. */
  decisionReason: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Deadline of the seller's answer, after which the office decides; null = decided. */
  answerBefore: z.string().nullable(),
  /** Deadline for this reader to appeal against the decision of the office; null = not possible. */
  appealBefore: z.string().nullable(),
  /** The appeal against the decision of the office; null = none. */
  appeal: z.object({ side: z.enum(APPEAL_SIDES), state: z.enum(APPEAL_STATES), answer: z.string() }).nullable(),
  /** Ids for `claims/{claimId}/photos/{photoId}`. */
  photoIds: z.array(z.uuid()),
  /** Ids of the seller's photos for `claims/{claimId}/photos/{photoId}`. */
  sellerPhotoIds: z.array(z.uuid()),
})
export type ClaimAnswer = z.output<typeof claimSchema>

/** Possible refund of a claim, roubles. */
export const claimOutcomeSchema = z.object({
  refund: z.number(),
  returnedBonuses: z.number(),
  /** True = a claim with a photo is refunded immediately; false = the seller decides. */
  isInstant: z.boolean(),
})

/** A claim as staff see it; an instant refund may be contested. */
export const staffClaimSchema = claimSchema.extend({
  /** Actions that this person may take on the claim. */
  abilities: z.object({
    answer: z.boolean(),
    addPhotos: z.boolean(),
    contest: z.boolean(),
  }),
  /** Deadline for this person to contest the claim; null = not possible. */
  contestBefore: z.string().nullable(),
  contest: z
    .object({
      state: z.enum(CONTEST_STATES),
      reason: z.string(),
      /** Text of the office's decision. */
      answer: z.string(),
    })
    .nullable(),
})
export type StaffClaimAnswer = z.output<typeof staffClaimSchema>
