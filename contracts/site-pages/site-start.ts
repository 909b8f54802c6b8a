import { TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { z } from 'zod'
import { companySchema } from '../registration/new-shop.ts'

export const siteStartSchema = z.object({
  organizationId: z.number().int(),
  title: z.string(),
  /** Proposed first part of the host, not taken yet. */
  name: z.string(),
  taxSystem: z.enum(TAX_SYSTEMS),
  /** Trade of the seller; null = unknown. */
  trade: z.enum(TRADES).nullable(),
  company: companySchema,
})
export type SiteStart = z.output<typeof siteStartSchema>
