import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

/** The PBX's request: a signed JSON text in a form. */
const webhookBody = z.object({
  vpbx_api_key: z.string().max(200).default(''),
  sign: z.string().max(200).default(''),
  json: z.string().max(100_000).default(''),
})
const taken = z.object({ accepted: z.literal(true) })
const webhook = (path: `/${string}`, summary: string) =>
  ({
    method: 'POST',
    path,
    access: 'public',
    work: 'cheap',
    summary,
    body: webhookBody,
    answer: taken,
    form: true,
  }) as const

/** Calls between customers and sellers (spec 7.3, 7.8), and the PBX's webhooks. */
export const telephonyEndpoints = defineEndpoints({
  getMangoSettings: {
    method: 'GET',
    path: '/api/v1/mango/settings',
    access: 'public',
    summary: 'The support phone shown on orders with telephony; null = there is no support line.',
    answer: z.object({
      /** Telephone of the shop, eleven digits. */
      generalPhoneNumber: z.string().nullable(),
    }),
  },
  callFarmerBack: {
    method: 'POST',
    once: true,
    path: '/api/v1/mango/callback/farmer/{id}',
    access: 'customer',
    work: 'paid',
    summary: 'Orders a telephone call between the customer and the farmer.',
    params: idParams,
    answer: z.object({
      /** State of the call. `accepted`: the PBX calls the farmer, then the customer. `dial`: the customer dials. */
      state: z.enum(['accepted', 'dial']),
      /** Number to dial, digits; null when the PBX calls. */
      phoneNumber: z.string().nullable(),
    }),
    errors: refuses('CALL_UNAVAILABLE', 'CALL_OUT_OF_HOURS'),
    status: 201,
  },
  callWebhook: webhook('/api/v1/mango/external/events/call', 'The exchange tells of one leg of a call; signed.'),
  summaryWebhook: webhook('/api/v1/mango/external/events/summary', 'The exchange sums a call up; signed.'),
  resultWebhook: webhook('/api/v1/mango/external/result/callback', 'What became of our command to call; signed.'),
  pingWebhook: webhook('/api/v1/mango/external/ping', "The exchange's check that we are reached; signed."),
})
