import type { Page } from 'playwright-core'
import { isAlive } from './alive.ts'
import { readCode } from './read-code.ts'

/** Opens a page and waits for hydration. */
export async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, 'content')
}

/** Waits until a text is visible. */
export const see = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByText(words).filter({ visible: true }).first().waitFor()

/** Products for a guest's cart of one seller. */
export interface OrderGroup {
  readonly organizationId: number
  readonly products: { readonly productId: number; readonly quantity: number }[]
}

/** Fills a guest's carts by calls; the page must be open. */
export async function fillCarts(page: Page, orderGroups: readonly OrderGroup[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const ids: string[] = []
    for (const body of wanted) {
      const answer = await fetch('/api/v2/cart', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const cart = (await answer.json()) as { cartId: string }
      ids.push(cart.cartId)
    }
    ids.forEach((id, index) => {
      localStorage.setItem(`okolitsa-own-cart:${id}`, String(index))
    })
    return ids
  }, orderGroups)
}

/** Types the phone and the code from the message into the form. */
export async function signIn(page: Page, emulatorsUrl: string, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Телефон' }).first().fill(phone)
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = page.getByRole('textbox', { name: 'Код из СМС' })
  await code.waitFor()
  await code.fill(await readCode(emulatorsUrl, phone))
}

/** Opens the banking app through the payment link and presses one of its buttons. */
export async function atBank(page: Page, button: 'Оплатить' | 'Отказать' | 'Время истекло'): Promise<void> {
  const payload = await page.getByRole('link', { name: 'Оплатить через СБП', includeHidden: true }).getAttribute('href')
  const bank = await page.context().newPage()
  await bank.goto(payload ?? '')
  await bank.getByRole('button', { name: button, exact: true }).click()
  // closing the window immediately would abort its form's request
  await bank.getByRole('link', { name: 'Вернуться в магазин' }).waitFor()
  await bank.close()
}

/** Fills the checkout of a new customer: address and recipient. */
export async function fillCheckout(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: 'Ваш телефон' }).waitFor({ state: 'detached' })
  await fillAddress(page, 'Москва Пятницкая 12')
  await page.getByRole('textbox', { name: 'Имя' }).fill(name)
}

/** Types an address and selects the first suggestion by keyboard. */
export async function fillAddress(page: Page, address: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Адрес' })
  // not the options of native lists, which always exist
  const offered = page.locator('[role="option"]')
  await field.fill(address)
  await offered.first().waitFor()
  await field.press('ArrowDown')
  const title = await page.locator('[role="option"][data-focused]').textContent()
  await field.press('Enter')
  await page.waitForFunction((taken) => (document.activeElement as HTMLInputElement | null)?.value === taken, title)
  await offered.first().waitFor({ state: 'detached' })
}
