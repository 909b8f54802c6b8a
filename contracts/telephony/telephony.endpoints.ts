import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'

/** What the telephone exchange sends: a signed JSON text in a form. */
const noticeBody = z.object({
  vpbx_api_key: z.string().max(200).default(''),
  sign: z.string().max(200).default(''),
  json: z.string().max(100_000).default(''),
})
const taken = z.object({ accepted: z.literal(true) })
const notice = (path: `/${string}`, summary: string) =>
  ({ method: 'POST', path, access: 'public', summary, body: noticeBody, answer: taken, form: true }) as const

/** Calls between shoppers and sellers (spec 7.3, 7.8), and what the exchange tells about them. */
export const telephonyEndpoints = defineEndpoints({
  getMangoSettings: {
    method: 'GET',
    path: '/api/v1/mango/settings',
    access: 'public',
    summary: 'The support phone shown on orders with telephony; null = there is no support line.',
    answer: z.object({
      /** Eleven digits. */
      generalPhoneNumber: z.string().nullable(),
    }),
  },
  callFarmerBack: {
    method: 'POST',
    path: '/api/v1/mango/callback/farmer/{id}',
    access: 'customer',
    summary: 'Orders a telephone call between the customer and the farmer.',
    params: idParams,
    answer: z.object({
      /** `accepted`: the exchange rings the farmer, then the customer. `dial`: calls are not joined, dial yourself. */
      state: z.enum(['accepted', 'dial']),
      /** Whom to dial, digits; null when the exchange rings. */
      phoneNumber: z.string().nullable(),
    }),
    status: 201,
  },
  noticeCall: notice('/api/v1/mango/external/events/call', 'The exchange tells of one leg of a call; signed.'),
  noticeSummary: notice('/api/v1/mango/external/events/summary', 'The exchange sums a call up; signed.'),
  noticeResult: notice('/api/v1/mango/external/result/callback', 'What became of our command to call; signed.'),
  noticePing: notice('/api/v1/mango/external/ping', "The exchange's check that we are reached; signed."),
})
