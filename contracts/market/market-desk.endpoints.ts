import { MARKET_STATES } from '@okolitsa/domain/market/market.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'
import { companySchema, newShopFields } from '../registration/new-shop.ts'
import {
  areasFields,
  closingFields,
  contactsFields,
  deskMarketSchema,
  feesFields,
  identityFields,
  operatorFields,
  payoutsFields,
} from './market-settings.ts'

/** Maximum size of an uploaded logo, bytes. */
export const MAX_LOGO_BYTES = 5 * 1024 * 1024

const desk = { access: 'office', permission: 'manageMarket', answer: deskMarketSchema } as const
/** Version of the market on which a change is based. */
const version = z
  .number('notANumber')
  .int('wholeNumber')
  .min(1, 'tooSmall')
  .max(2 ** 31 - 1, 'tooBig')
const change = { ...desk, method: 'POST', errors: refuses('MARKET_CHANGED') } as const

/** The market's settings, its state and its opening check, for the owner. */
export const marketDeskEndpoints = defineEndpoints({
  getMarket: {
    ...desk,
    method: 'GET',
    path: '/v1/office/market',
    summary: 'Settings, state and opening check of the market. Sets the cookie with which the unopened market is seen.',
  },
  changeIdentity: {
    ...change,
    path: '/v1/office/market/identity',
    summary: 'Changes the name, the texts, the theme, the languages and the place of the market.',
    body: identityFields.extend({ version }),
  },
  changeOperator: {
    ...change,
    path: '/v1/office/market/operator',
    summary: 'Changes the legal entity of the market, its bank account and its taxation.',
    body: operatorFields.extend({ version }),
  },
  changeContacts: {
    ...change,
    path: '/v1/office/market/contacts',
    summary: "Changes the support's contacts and the market's pages elsewhere.",
    body: contactsFields.extend({ version }),
  },
  changeAreas: {
    ...change,
    path: '/v1/office/market/areas',
    summary: 'Switches areas of business on and off.',
    body: areasFields.extend({ version }),
  },
  changeFees: {
    ...change,
    path: '/v1/office/market/fees',
    summary: 'Changes the commission of sellers without terms of their own.',
    body: feesFields.extend({ version }),
    errors: refuses('MARKET_CHANGED', 'FEE_RISES_TOO_SOON'),
  },
  changePayouts: {
    ...change,
    path: '/v1/office/market/payouts',
    summary: 'Changes when sellers are paid, from which sum, and how long the market waits after the time for claims.',
    body: payoutsFields.extend({ version }),
  },
  changeClosing: {
    ...change,
    path: '/v1/office/market/closing',
    summary: 'Changes the message on the pages of a closed market.',
    body: closingFields.extend({ version }),
  },
  changeState: {
    ...change,
    path: '/v1/office/market/state',
    summary: 'Opens the market, closes it, or returns it to its preparation.',
    body: z.object({ state: z.enum(MARKET_STATES, 'wrongValue'), version }),
    errors: refuses('MARKET_CHANGED', 'MARKET_NOT_READY', 'MARKET_ONCE_OPEN'),
  },
  setLogo: {
    ...desk,
    method: 'POST',
    path: '/v1/office/market/logo',
    summary: 'Replaces the logo by a picture (JPEG, PNG, WebP), which is drawn anew.',
    files: { least: 1, most: 1, maxBytes: MAX_LOGO_BYTES },
    errors: refuses('PHOTO_REQUIRED', 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
  },
  removeLogo: {
    ...desk,
    method: 'DELETE',
    path: '/v1/office/market/logo',
    summary: 'Removes the logo; the name is written instead.',
  },
  findOperator: {
    method: 'POST',
    path: '/v1/office/market/company',
    access: 'office',
    permission: 'manageMarket',
    work: 'paid',
    summary: 'Reads the company of a taxpayer number from the state register, for the fields of the operator.',
    body: z.object({ inn: newShopFields.inn }),
    answer: companySchema.extend({
      /** Name of the head of the company; empty = not stated. */
      head: z.string(),
    }),
    errors: refuses('COMPANY_UNKNOWN', 'COMPANY_CLOSED', 'COMPANY_REGISTER_UNAVAILABLE'),
  },
})
