import { MAX_LINE_QUANTITY } from '@okolitsa/domain/cart/cart-line.ts'
import { CLAIM_KINDS, CLAIM_STATES, type ClaimKind, CONTEST_STATES } from '@okolitsa/domain/orders/claim.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { CHANGE_KINDS, CHANGE_STATES } from '@okolitsa/domain/orders/requested-change.ts'
import { z } from 'zod'
import { deliveryPlaceSchema, recipientSchema } from '../checkout/checkout.ts'
import { slotHours } from '../delivery/slot-hours.ts'
import { day } from '../kernel/day.ts'
import { bigId, id } from '../kernel/id.ts'
import { saidRoubles } from '../kernel/roubles.ts'
import { typedNumber } from '../kernel/typed-number.ts'

/** A line's id; lines are counted by more than an integer holds. */
const lineId = bigId
/** Sale steps. */
const steps = z.number('notANumber').int('wholeNumber').max(MAX_LINE_QUANTITY, 'tooBig')
const baseUnits = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(100_000_000, 'tooBig')
/** Roubles with at most two decimals, as the preview answered them. */
export const expectedTotal = saidRoubles()
const MAX_LINES = 200

// --- asking ------------------------------------------------------------------------------------------------------

/** What the customer orders instead; lines that are not named stay. */
export const editSchema = z.object({
  /** 0 removes the line. */
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

/** Another day, address or recipient; what is not named stays as it is. */
export const deliveryChangeSchema = z.object({
  date: day.optional(),
  /** With street and house; for orders a courier brings. */
  place: deliveryPlaceSchema.optional(),
  recipient: recipientSchema.optional(),
})
export const deliveryChangeApplySchema = deliveryChangeSchema.extend({ expectedTotal })

/** The goods of the lines are out of stock: their free stock is written off, too. */
const isGone = z.boolean('wrongValue').optional()

/** A change a seller may request, as the cabinet sends it. */
export const staffRequestedChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('weigh'),
    /** Base units: grams or millilitres for weight goods, sale steps otherwise. */
    lines: z
      .array(z.object({ lineId, picked: baseUnits }))
      .min(1, 'required')
      .max(MAX_LINES, 'tooBig'),
    /** Charge for what is above the order too, if the customer says yes. */
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

/** The customer's answer to a proposal. A yes is a yes to a sum: the order may have changed since it was shown. */
export const proposalAnswerSchema = z
  .object({
    yes: z.boolean(),
    /** With a yes: the total the proposal showed. */
    expectedTotal: expectedTotal.optional(),
  })
  .refine(({ yes, expectedTotal: total }) => !yes || total !== undefined, {
    path: ['expectedTotal'],
    error: 'required',
  })

/** What is wrong with a line: `spoiltPercent` of spoilt goods, `amount` of missing and wrong ones. */
const claimExtent = {
  lineId,
  kind: z.enum(CLAIM_KINDS).default('spoilt'),
  spoiltPercent: typedNumber({ least: 1, most: 100 }).optional(),
  /** Base units that did not come, or came as something else: grams or millilitres for weight goods, pieces otherwise. */
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

/** A claim before it is sent. */
export const claimPreviewSchema = z
  .object(claimExtent)
  .refine(saysShare, missingShare)
  .refine(saysAmount, missingAmount)
/** Fields of the claim's form; its photos are files beside them. */
export const claimFieldsSchema = z
  .object({ ...claimExtent, comment: z.string().trim().max(1_000, 'tooLong').default('') })
  .refine(saysShare, missingShare)
  .refine(saysAmount, missingAmount)

// --- answering ---------------------------------------------------------------------------------------------------

const lineFigures = z.object({
  /** Base units that are brought. */
  amount: z.number().int(),
  /** Roubles after the special price. */
  sum: z.number(),
  spoiltPercent: z.number().int(),
  /** Base units that did not come. */
  missing: z.number().int(),
})

/** A line a change touches: `before` null = it is new, `after` null = it is removed. */
export const lineEffectSchema = z.object({
  /** Below nothing: not written yet. */
  lineId: z.number().int(),
  productId: z.number().int(),
  title: z.string(),
  unit: z.string(),
  measure: z.number().int(),
  isWeight: z.boolean(),
  before: lineFigures.nullable(),
  after: lineFigures.nullable(),
  /** The line it comes instead of. */
  replaces: z.number().int().nullable(),
})

/** A change before it is made. Sums are roubles. */
export const changePreviewSchema = z.object({
  lines: z.array(lineEffectSchema),
  totalBefore: z.number(),
  /** What `expectedTotal` has to be. */
  totalAfter: z.number(),
  delivery: z.number(),
  refund: z.number(),
  surcharge: z.number(),
  returnedBonuses: z.number(),
  /** It becomes a proposal that the customer answers. */
  needsCustomer: z.boolean(),
  /** Nothing is left: the whole order is cancelled. */
  cancelsOrder: z.boolean(),
})
/** A change of delivery before it is made. */
export const deliveryPreviewSchema = z.object({
  totalBefore: z.number(),
  /** What `expectedTotal` has to be. */
  totalAfter: z.number(),
  delivery: z.number(),
  refund: z.number(),
  surcharge: z.number(),
  /** Days it may be brought on there, the order's own among them; empty = the carrier's own. */
  dates: z.array(z.object({ date: z.string(), ...slotHours })),
})
export type DeliveryPreviewAnswer = z.output<typeof deliveryPreviewSchema>

export type ChangePreviewAnswer = z.output<typeof changePreviewSchema>

/** A change that was made or is proposed. Sums are roubles, moments ISO 8601. */
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
  /** Of a proposal: silence until then is a no. */
  answerBefore: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Of a change of delivery: `YYYY-MM-DD` before and after, and what else is new. */
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
  /** Of spoilt goods; null = others. */
  spoiltPercent: z.number().int().nullable(),
  /** Of missing and wrong goods, base units; null = spoilt ones. */
  amount: z.number().int().nullable(),
  unit: z.string(),
  isWeight: z.boolean(),
  comment: z.string(),
  state: z.enum(CLAIM_STATES),
  /** Roubles it gives back, or would. */
  refund: z.number(),
  /** Refund that the customer asked for, roubles, when less is given; null = the whole refund is given. */
  askedRefund: z.number().nullable(),
  /** Given back at once. */
  isInstant: z.boolean(),
  /** What the seller said. */
  decisionReason: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Until when the seller answers, and the administrator after that; null = it is decided. */
  answerBefore: z.string().nullable(),
  /** Ids for `claims/{claimId}/photos/{photoId}`. */
  photoIds: z.array(z.uuid()),
  /** What the seller shows with their answer, the same way. */
  sellerPhotoIds: z.array(z.uuid()),
})
export type ClaimAnswer = z.output<typeof claimSchema>

/** What a claim would give back, roubles. */
export const claimOutcomeSchema = z.object({
  refund: z.number(),
  returnedBonuses: z.number(),
  /** With a photo it comes at once; otherwise the seller looks first. */
  isInstant: z.boolean(),
})

/** A claim as staff see it: a refund made at once may be contested. */
export const staffClaimSchema = claimSchema.extend({
  /** The actions this person may take on the claim. */
  abilities: z.object({
    answer: z.boolean(),
    addPhotos: z.boolean(),
    contest: z.boolean(),
    decideContest: z.boolean(),
  }),
  /** Until when this person may contest it; null = it can not be contested (any more), or not by them. */
  contestBefore: z.string().nullable(),
  contest: z
    .object({
      state: z.enum(CONTEST_STATES),
      reason: z.string(),
      /** What the administrator said. */
      answer: z.string(),
    })
    .nullable(),
})
export type StaffClaimAnswer = z.output<typeof staffClaimSchema>
