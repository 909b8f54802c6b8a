import type { Page } from 'playwright-core'
import { freshPhone, readCode } from './shop-page.ts'

/** Calls the shop as the visitor of a page, with their cookies; the page need not be open. Throws on a refusal. */
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

/** Signs a visitor in the short way; the form has tests of its own. @returns their phone, a fresh one unless told */
export async function signInByCalls(page: Page, emulatorsUrl: string, phone = freshPhone()): Promise<string> {
  await shopCall(page, 'POST', '/api/v1/auth/code', { phone })
  await shopCall(page, 'POST', '/api/v1/auth', { phone, code: await readCode(emulatorsUrl, phone) })
  return phone
}
