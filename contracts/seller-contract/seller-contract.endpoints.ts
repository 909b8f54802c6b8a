import { z } from 'zod'
import { challengeIdSchema, codeSchema, phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { codeSentSchema } from '../staff/staff-session.ts'
import { requisitesChangeSchema, sellerContractSchema } from './seller-contract.ts'

const desk = { access: 'seller', seller: 'id', permission: 'seeNumbers' } as const
const path = '/v1/cabinet/sellers/{id}/contract'
const line = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'tooLong')
const digits = (length: number) =>
  line(40)
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().max(length, 'tooLong'))
const account = { bic: digits(9), account: digits(20), correspondentAccount: digits(20), bankName: line(160) }

/** The rules of the fields are in `domain/seller-contract/requisites.ts`. */
export const requisitesSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('account'), ...account }),
    z.object({ kind: z.literal('personalAccount'), ...account }),
    z.object({ kind: z.literal('sbp'), phone: phoneSchema, bankName: line(160) }),
    z.object({ kind: z.literal('token'), token: line(100), lastFour: digits(4) }),
  ],
  'wrongValue',
)
export type RequisitesInput = z.input<typeof requisitesSchema>

const proof = { code: codeSchema, challengeId: challengeIdSchema }
const version = z
  .int('wrongValue')
  .min(1, 'wrongValue')
  .max(2 ** 31 - 2, 'wrongValue')
const linkParams = z.object({ token: z.string().regex(/^\d{1,9}\.[\w-]{22}$/, 'wrongValue') })
const byLink = { access: 'public', session: 'none', params: linkParams, answer: requisitesChangeSchema } as const

/** The contract of a seller with the market: accepted versions of the offer, and requisites. */
export const sellerContractEndpoints = defineEndpoints({
  getSellerContract: {
    ...desk,
    method: 'GET',
    path,
    summary: 'The offer with its acceptances, and the requisites of the seller, masked.',
    params: idParams,
    answer: sellerContractSchema,
  },
  sendRequisitesCode: {
    ...desk,
    method: 'POST',
    path: `${path}/requisites/code`,
    work: 'paid',
    summary: 'Checks requisites and sends a code to the phone of the owner.',
    params: idParams,
    body: z.object({ requisites: requisitesSchema }),
    answer: codeSentSchema,
    errors: refuses('OWNERS_ONLY', 'OWNER_WITHOUT_PHONE', 'REQUISITES_WAITING'),
  },
  changeRequisites: {
    ...desk,
    method: 'POST',
    path: `${path}/requisites`,
    summary: 'Confirms requisites by the code. All owners are notified; money goes there after 72 hours.',
    params: idParams,
    body: z.object({ requisites: requisitesSchema, ...proof }),
    answer: sellerContractSchema,
    errors: refuses('OWNERS_ONLY', 'OWNER_WITHOUT_PHONE', 'REQUISITES_WAITING', 'CODE_WRONG_OR_EXPIRED'),
  },
  cancelRequisites: {
    ...desk,
    method: 'DELETE',
    path: `${path}/requisites/{versionId}`,
    summary: 'Cancels requisites that have not taken effect.',
    params: z.object({ id, versionId: id }),
    answer: sellerContractSchema,
    errors: refuses('OWNERS_ONLY', 'REQUISITES_IN_FORCE'),
  },
  sendOfferCode: {
    ...desk,
    method: 'POST',
    path: `${path}/offer/code`,
    work: 'paid',
    summary: 'Sends the code that accepts the offer to the phone of the owner.',
    params: idParams,
    body: z.object({ version }),
    answer: codeSentSchema,
    errors: refuses('OWNERS_ONLY', 'OWNER_WITHOUT_PHONE', 'OFFER_CHANGED'),
  },
  acceptOffer: {
    ...desk,
    method: 'POST',
    path: `${path}/offer`,
    summary: 'Accepts the published or the announced version of the offer by the code.',
    params: idParams,
    headers: z.object({ 'user-agent': z.string().optional() }),
    body: z.object({ version, ...proof }),
    answer: sellerContractSchema,
    errors: refuses('OWNERS_ONLY', 'OWNER_WITHOUT_PHONE', 'OFFER_CHANGED', 'CODE_WRONG_OR_EXPIRED'),
  },
  openRequisitesChange: {
    ...byLink,
    method: 'GET',
    path: '/v1/requisites-changes/{token}',
    summary: 'The change of requisites that a notice is about.',
  },
  stopRequisitesChange: {
    ...byLink,
    method: 'POST',
    path: '/v1/requisites-changes/{token}/stop',
    summary: 'Cancels the change by the link of its notice, without signing in.',
    body: z.object({}),
    errors: refuses('REQUISITES_IN_FORCE'),
  },
})
