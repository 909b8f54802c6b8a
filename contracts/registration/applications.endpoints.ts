import { MAX_DOCUMENT_BYTES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { z } from 'zod'
import { challengeIdSchema, codeSchema, phoneSchema } from '../identity/profile.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { applicationSchema } from './applications.ts'
import { companySchema, newPersonFields, newShopFields, registeredSchema } from './new-shop.ts'

const MAX_PAPER_NUMBER = 100

const own = {
  access: 'seller',
  seller: 'id',
  permission: 'manageShop',
  params: idParams,
  answer: applicationSchema,
} as const

/** Onboarding of new sellers: what a seller lacks, and its application. */
export const applicationsEndpoints = defineEndpoints({
  findCompany: {
    method: 'POST',
    path: '/v1/cabinet/start/company',
    access: 'public',
    work: 'paid',
    session: 'none',
    summary:
      'What the state register says of the company of a taxpayer number, before anybody signs in. A network asks so often only.',
    body: z.object({ inn: newShopFields.inn }),
    answer: companySchema.extend({
      /** True = a seller with this number exists, so its staff sign in instead of creating another seller. */
      hasShop: z.boolean(),
    }),
    errors: refuses('COMPANY_UNKNOWN', 'COMPANY_CLOSED', 'COMPANY_REGISTER_UNAVAILABLE'),
  },
  openSellerInvitation: {
    method: 'GET',
    path: '/v1/cabinet/start/invitations/{token}',
    access: 'public',
    session: 'none',
    summary: 'The invitation of a link, with the middle of its phone hidden.',
    params: z.object({ token: z.string().max(100, 'tooLong') }),
    answer: z.object({
      /** Phone with its middle hidden. */
      phone: z.string(),
      tin: z.string().nullable(),
      title: z.string(),
      trade: z.enum(TRADES).nullable(),
    }),
    errors: refuses('INVITATION_OVER'),
  },
  applyByPhone: {
    method: 'POST',
    path: '/v1/cabinet/start/by-phone',
    access: 'public',
    session: 'none',
    summary:
      'Begins a seller for whom the bank does not vouch, by the code that came to a telephone (`requestStaffCode`): it stays unseen until the office has looked at its papers. Sets the cookie and answers the token. The same again lets in again.',
    body: z.object({
      ...newShopFields,
      phone: phoneSchema,
      code: codeSchema,
      challengeId: challengeIdSchema,
      name: z.string('required').trim().min(2, 'tooShort').max(120, 'tooLong'),
    }),
    answer: registeredSchema,
    errors: refuses(
      'COMPANY_UNKNOWN',
      'COMPANY_CLOSED',
      'COMPANY_REGISTER_UNAVAILABLE',
      'SELLER_REGISTERED',
      'STAFF_WORKS_ELSEWHERE',
      'CODE_WRONG_OR_EXPIRED',
      'TOO_MANY_REQUESTS',
    ),
  },
  applyAsPerson: {
    method: 'POST',
    path: '/v1/cabinet/start/person',
    access: 'public',
    session: 'none',
    summary:
      'Begins a seller of a self-employed person or a household plot by the code that came to a telephone. No register is asked; the office checks the person. Sets the cookie and answers the token. The same again lets in again.',
    body: z.object({ ...newPersonFields, phone: phoneSchema, code: codeSchema, challengeId: challengeIdSchema }),
    answer: registeredSchema,
    errors: refuses('SELLER_REGISTERED', 'STAFF_WORKS_ELSEWHERE', 'CODE_WRONG_OR_EXPIRED', 'TOO_MANY_REQUESTS'),
  },
  savePlotPaper: {
    ...own,
    method: 'POST',
    path: '/v1/cabinet/sellers/{id}/application/paper',
    summary:
      "Keeps the municipality's paper about a household plot (PDF or a photo) for the office only. Without a file the former one stays. After the approval the new one waits for a check. 404 for other sellers.",
    body: z.object({
      number: z.string('required').trim().min(1, 'required').max(MAX_PAPER_NUMBER, 'tooLong'),
      issuedOn: day,
      /** Last valid day. */
      validTo: day,
    }),
    files: { most: 1, maxBytes: MAX_DOCUMENT_BYTES },
    errors: refuses('PAPER_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
  },
  getApplication: {
    ...own,
    method: 'GET',
    path: '/v1/cabinet/sellers/{id}/application',
    summary: 'What the seller still lacks before its first sale; a seller that needs no approval is approved.',
  },
  submitApplication: {
    ...own,
    method: 'POST',
    path: '/v1/cabinet/sellers/{id}/application',
    summary: 'Submits a complete seller for approval; idempotent.',
    errors: refuses('SELLER_NOT_READY', 'NPD_NOT_REGISTERED'),
  },
})
