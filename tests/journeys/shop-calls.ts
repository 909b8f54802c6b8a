import type { Page } from 'playwright-core'
import { readCode } from './read-code.ts'
import { freshPhone } from './shop-page.ts'

/** Calls the shop as a page's visitor, with their cookies; the page need not be open. Throws on a refusal. */
export async function shopCall<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await page.request.fetch(path, { method, headers, ...(body && { data: body }) })
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** Signs a visitor in by calls; separate tests cover the form. @returns their phone, a new one by default */
export async function signInByCalls(page: Page, emulatorsUrl: string, phone = freshPhone()): Promise<string> {
  await shopCall(page, 'POST', '/api/v1/auth/code', { phone })
  await shopCall(page, 'POST', '/api/v1/auth', { phone, code: await readCode(emulatorsUrl, phone) })
  return phone
}

/** Signs a visitor in by the bank's subject, as staff of a seller. */
export async function signInAsStaff(page: Page, emulatorsUrl: string, subject: string): Promise<void> {
  const answer = await page.request.post(`${emulatorsUrl}/dbo/proofs`, { data: { subject } })
  const { value } = (await answer.json()) as { value: string }
  await shopCall(page, 'POST', `/v1/auth/by-external-token?externalToken=${encodeURIComponent(value)}`, {})
}
