import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'

/** Found things by group, five of each; null = the person may not see the group. */
export const officeSearchSchema = z.object({
  orders: z
    .array(
      z.object({
        id: z.number().int(),
        /** Null = hidden from the reader. */
        customerName: z.string().nullable(),
        sellerTitle: z.string(),
        /** ISO moment. */
        placedAt: z.string(),
        state: z.enum(DELIVERY_STATUSES),
        isDinner: z.boolean(),
        /** Roubles. */
        total: z.number(),
      }),
    )
    .nullable(),
  customers: z
    .array(z.object({ id: z.number().int(), name: z.string(), phone: z.string(), orders: z.number().int() }))
    .nullable(),
  sellers: z
    .array(z.object({ id: z.number().int(), title: z.string(), legalName: z.string(), isEnabled: z.boolean() }))
    .nullable(),
  goods: z
    .array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        sellerTitle: z.string(),
        imageUrl: z.string(),
        hue: z.number().int(),
        slug: z.string(),
        categoryUrlKey: z.string(),
        isSold: z.boolean(),
      }),
    )
    .nullable(),
})
export type OfficeFound = z.output<typeof officeSearchSchema>
