import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { companyFormSchema, companySchema } from './company.ts'

const desk = {
  access: 'seller',
  seller: 'id',
  permission: 'manageShop',
  params: idParams,
  answer: companySchema,
} as const
const path = '/v1/cabinet/sellers/{id}/company'

/** Profile and payment settings of a seller, edited by its staff. */
export const companyEndpoints = defineEndpoints({
  getCompany: {
    ...desk,
    method: 'GET',
    path,
    summary: 'Profile, taxes and payment methods of the seller.',
  },
  changeCompany: {
    ...desk,
    method: 'PATCH',
    path,
    summary: 'Changes the given fields.',
    body: companyFormSchema.partial(),
  },
})
