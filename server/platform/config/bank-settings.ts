import { mode, text, url } from './setting-kinds.ts'

/** Settings of banks and of payouts; part of `configSchema`. */
export const bankSettings = {
  /** The sellers' bank, which identifies people who sign in to the seller's cabinet. */
  DBO_MODE: mode(),
  DBO_BASE_URL: url().optional(),
  DBO_API_KEY: text().optional(),
  /** Sign-in page of the bank for sellers; it redirects to `/cabinet`. */
  DBO_LOGIN_URL: url().optional(),

  /** T-API of the market's own bank: drafts, and payments when the bank's host of payments is set. */
  BANK_API_MODE: mode(),
  BANK_API_BASE_URL: url().optional(),
  BANK_API_TOKEN: text().optional(),
  /** Proxy of the operator that presents the bank's client certificate; without it the bank gets drafts only. */
  BANK_API_PAY_URL: url().optional(),

  /** Payouts of YooKassa to sellers who are people. */
  PAYOUTS_MODE: mode(),
  PAYOUTS_BASE_URL: url().optional(),
  PAYOUTS_GATEWAY_ID: text().optional(),
  PAYOUTS_SECRET: text().optional(),

  /** Electronic documents by Diadoc: its API, its service of tokens, the market's box when the login has several. */
  EDO_MODE: mode(),
  EDO_BASE_URL: url().optional(),
  EDO_IDENTITY_URL: url().optional(),
  EDO_CLIENT_ID: text().optional(),
  EDO_CLIENT_SECRET: text().optional(),
  EDO_REFRESH_TOKEN: text().optional(),
  EDO_BOX_ID: text().optional(),
  /** Partner API of «Мой налог», which registers incomes of self-employed sellers. */
  NPD_PARTNER_MODE: mode(),
  NPD_PARTNER_BASE_URL: url().optional(),
  NPD_PARTNER_MASTER_TOKEN: text().optional(),
  NPD_PARTNER_USER_TOKEN: text().optional(),
}
