import { PERIOD_DAYS } from '@okolitsa/domain/numbers/numbers-period.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { numbersSchema } from './numbers.ts'

/** Maximum products listed by name; one line sums up the others. */
export const MAX_NAMED_PRODUCTS = 50
export const MAX_NAMED_PLACES = 30

/** The marketplace had no sales earlier, and a far future day is a mistake. */
const soldDay = day.refine((date) => date >= '2020-01-01', 'tooSmall').refine((date) => date < '2100-01-01', 'tooBig')

/** Sales statistics of a seller. */
export const numbersEndpoints = defineEndpoints({
  getNumbers: {
    method: 'GET',
    path: '/v1/cabinet/numbers',
    access: 'seller',
    seller: 'organizationId',
    withoutSeller: 'first',
    work: 'dear',
    permission: 'seeNumbers',
    summary:
      'Sales of a period compared with the one before: by day, product and place; customers, losses and lateness.',
    query: z.object({
      /** Seller of the statistics. */
      organizationId: id.optional(),
      /** Length of a period ending today. */
      days: typedNumber({ least: 1, most: 366 }, { tooSmall: 'wrongValue', tooBig: 'wrongValue' })
        .refine((days) => PERIOD_DAYS.some((known) => known === days), 'wrongValue')
        .default(30),
      /** First day of a custom period instead of `days`; both ends or neither, at most 366 days. */
      from: soldDay.optional(),
      to: soldDay.optional(),
    }),
    answer: numbersSchema,
  },
})
