import { COMMISSION_BASES, COMMISSION_SOURCES, SALE_CHANNELS, SALE_TRADES } from '@okolitsa/domain/fees/commission.ts'
import { FEE_VAT_PERCENTS } from '@okolitsa/domain/fees/commission-fields.ts'
import { MAX_COMMISSION } from '@okolitsa/domain/market/market-mistakes.ts'
import { DELIVERY_KINDS } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { refuses } from '../refusals/refuses.ts'

const int = z.number().int()
const subject = z.object({ id: int, title: z.string() })

/** Conditions and terms of a rule; a null condition is any. */
export const feeRuleSchema = z.object({
  /** Null = the contract of a seller, or the default of the market. */
  id: int.nullable(),
  source: z.enum(COMMISSION_SOURCES),
  seller: subject.nullable(),
  category: subject.nullable(),
  trade: z.enum(SALE_TRADES).nullable(),
  channel: z.enum(SALE_CHANNELS).nullable(),
  deliveryKind: z.enum(DELIVERY_KINDS).nullable(),
  percent: z.number(),
  /** Least and most fee of a line, and the part added once per order. */
  floor: roubles,
  ceiling: roubles.nullable(),
  fixed: roubles,
  base: z.enum(COMMISSION_BASES),
  /** Days in the time zone of the market, both included; null = always, and no end. */
  fromDay: z.string().nullable(),
  untilDay: z.string().nullable(),
})
export type FeeRule = z.output<typeof feeRuleSchema>

const storedRuleSchema = feeRuleSchema.extend({
  id: int,
  state: z.enum(['planned', 'active', 'ended']),
  /** Order lines of the last 30 days with the rule. */
  lines: int,
  madeBy: z.string(),
})
export type StoredFeeRule = z.output<typeof storedRuleSchema>

const proposalSchema = z.object({
  id: z.string(),
  title: z.string(),
  proposedBy: z.string(),
  before: roubles,
  after: roubles,
  touched: int,
})
const vatSchema = z.object({ fromDay: z.string(), percent: z.number() })

/** The fees of the market. */
export const officeFeesSchema = z.object({
  rules: z.array(storedRuleSchema),
  /** The per cent of sales without another rule. */
  defaultPercent: z.number(),
  waiting: z.array(proposalSchema),
  /** VAT inside the fee, the latest first. */
  vat: z.array(vatSchema),
  abilities: z.array(z.enum(['propose', 'setVat'])),
})
export type OfficeFees = z.output<typeof officeFeesSchema>

export const feePreviewSchema = z.object({
  /** Sellers to be notified, and those of them whose fee may rise. */
  touched: int,
  raised: int,
  raisedOn: z.string().nullable(),
  /** First allowed day, when the change raises a fee too early; null = it may be proposed. */
  notBefore: z.string().nullable(),
  /** Orders of the last 30 days to which the rule applies: goods, and the fee before and after. */
  orders: int,
  sellers: int,
  goods: roubles,
  before: roubles,
  after: roubles,
  most: z.array(z.object({ title: z.string(), before: roubles, after: roubles })),
  /** True = only the latest lines were counted. */
  isCut: z.boolean(),
})
export type FeePreviewAnswer = z.output<typeof feePreviewSchema>

const ruleBody = z.object({
  organizationId: id.nullable().default(null),
  categoryId: id.nullable().default(null),
  trade: z.enum(SALE_TRADES, 'wrongValue').nullable().default(null),
  channel: z.enum(SALE_CHANNELS, 'wrongValue').nullable().default(null),
  deliveryKind: z.enum(DELIVERY_KINDS, 'wrongValue').nullable().default(null),
  percent: enteredRoubles({ most: MAX_COMMISSION }),
  floor: enteredRoubles().default(0),
  ceiling: enteredRoubles().nullable().default(null),
  fixed: enteredRoubles().default(0),
  base: z.enum(COMMISSION_BASES, 'wrongValue').default('sold'),
  fromDay: day,
  untilDay: day.nullable().default(null),
})
export type FeeRuleBody = z.input<typeof ruleBody>

const proposed = z.object({
  /** Null = no approval was needed, and the change was made. */
  proposal: z.object({ id: z.string(), aloneFrom: z.iso.datetime().nullable() }).nullable(),
})

const reads = { access: 'office', permission: 'seeFees' } as const
const changes = { access: 'office', permission: 'manageFees' } as const
const path = '/v1/office/fees'

/** Fees of the market. A rule is proposed by one person and approved by another; it never changes what was sold before. */
export const officeFeesEndpoints = defineEndpoints({
  listFeeRules: {
    ...reads,
    method: 'GET',
    path,
    summary: 'Rules of the fees with their use, proposals that wait for approval, and the VAT of the operator.',
    answer: officeFeesSchema,
  },
  listFeeSubjects: {
    ...changes,
    method: 'GET',
    path: `${path}/subjects`,
    summary: 'Categories, and sellers with a text in the name, to which a rule may be limited.',
    query: z.object({ search: z.string().trim().max(100, 'tooLong').default('') }),
    answer: z.object({ categories: z.array(subject), sellers: z.array(subject) }),
  },
  previewFeeRule: {
    ...changes,
    method: 'POST',
    path: `${path}/preview`,
    summary: 'What a rule would have changed in the last 30 days, and whether sellers are told early enough.',
    work: 'dear',
    body: ruleBody,
    answer: feePreviewSchema,
  },
  proposeFeeRule: {
    ...changes,
    method: 'POST',
    once: true,
    path,
    summary: 'Proposes a rule. A rule that raises the fee of anyone starts 45 days after the notice at the earliest.',
    body: ruleBody,
    answer: proposed,
    errors: refuses('FEE_RISES_TOO_SOON'),
  },
  endFeeRule: {
    ...changes,
    method: 'POST',
    path: `${path}/{ruleId}/end`,
    summary: 'Proposes an earlier last day of a rule; a day before its first one means that it never begins.',
    params: z.object({ ruleId: id }),
    body: z.object({ untilDay: day }),
    answer: proposed,
    errors: refuses('FEE_RISES_TOO_SOON'),
  },
  setFeeVat: {
    ...changes,
    freshFactor: true,
    method: 'POST',
    path: `${path}/vat`,
    summary: 'Sets the VAT inside the fees that are recognised from a future day on.',
    body: z.object({ fromDay: day, percent: z.literal(FEE_VAT_PERCENTS, 'wrongValue') }),
    answer: z.array(vatSchema),
  },
  explainOrderFees: {
    ...reads,
    method: 'GET',
    path: `${path}/orders/{orderId}`,
    summary: 'Why the fee of an order is what it is: the rule that each line froze, and what it comes to.',
    params: z.object({ orderId: id }),
    answer: z.object({
      lines: z.array(z.object({ title: z.string(), rule: feeRuleSchema, sold: roubles, fee: roubles })),
      fee: roubles,
    }),
  },
})

const ownFeesSchema = z.object({ today: z.string(), rules: z.array(feeRuleSchema) })
export type OwnFees = z.output<typeof ownFeesSchema>

/** The fees of a seller, in the cabinet. */
export const sellerFeesEndpoints = defineEndpoints({
  listOwnFees: {
    access: 'seller',
    seller: 'id',
    permission: 'seeNumbers',
    method: 'GET',
    path: '/v1/cabinet/sellers/{id}/fees',
    summary: 'Rules of the market’s fees that apply to the seller now or from a later day, the strongest first.',
    params: idParams,
    answer: ownFeesSchema,
  },
})
