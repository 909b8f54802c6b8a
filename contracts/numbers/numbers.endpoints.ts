import { PERIOD_DAYS } from '@okolitsa/domain/numbers/numbers-period.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { numbersSchema } from './numbers.ts'

/** Products that are named; what the others come to is said in one line. */
export const MAX_NAMED_PRODUCTS = 50
/** Places that are named. */
export const MAX_NAMED_PLACES = 30

/** The marketplace has sold nothing earlier, and a period of the far future is a slip. */
const soldDay = day.refine((date) => date >= '2020-01-01', 'tooSmall').refine((date) => date < '2100-01-01', 'tooBig')

/** What a seller has sold and lost. */
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
      /** One seller of several; an administrator names one. */
      organizationId: id.optional(),
      /** So many days, today the last of them. */
      days: typedNumber({ least: 1, most: 366 }, { tooSmall: 'wrongValue', tooBig: 'wrongValue' })
        .refine((days) => PERIOD_DAYS.some((known) => known === days), 'wrongValue')
        .default(30),
      /** Days of one's own instead, both or neither, 366 at most. */
      from: soldDay.optional(),
      to: soldDay.optional(),
    }),
    answer: numbersSchema,
  },
})
