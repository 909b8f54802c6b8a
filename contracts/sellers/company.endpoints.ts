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
    summary: 'What the seller says of itself, its taxes and ways of payment.',
  },
  changeCompany: {
    ...desk,
    method: 'PATCH',
    path,
    summary: 'Changes what is named; what is not stays.',
    body: companyFormSchema.partial(),
  },
})
