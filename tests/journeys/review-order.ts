import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { shopCall } from './shop-calls.ts'
import type { ShopPage } from './shop-page.ts'

/** A customer rates a received order with one press, and adds a text. */
export async function reviewOrder({ page }: { page: Page }, orderId: number, words: string): Promise<void> {
  await enter(page, `/account/orders/${orderId}`)
  await see(page, 'Как вам заказ?')
  await page.getByRole('radio', { name: 'Хорошо' }).first().click({ force: true })
  await see(page, 'Спасибо за оценку!')
  await page.getByRole('button', { name: 'Рассказать подробнее' }).first().click()
  const window = page.getByRole('dialog')
  await window.getByRole('textbox').fill(words)
  await window.getByRole('button', { name: 'Точно в срок' }).click()
  await checkAccessible(page)
  await window.getByRole('button', { name: 'Отправить отзыв' }).click()
  await window.waitFor({ state: 'detached' })
  await see(page, /Отзыв на\sпроверке/)
}

/** Asks the farm a question, which is not public yet. */
export async function askFarm({ page }: { page: Page }, organizationId: number, question: string): Promise<void> {
  await enter(page, `/farmers/${organizationId}/questions`)
  await page.getByRole('textbox', { name: 'Ваш вопрос' }).fill(question)
  await page.getByRole('button', { name: 'Спросить', exact: true }).click()
  await see(page, 'Передали фермеру. Ответ появится здесь.')
  await checkAccessible(page)
}

/** The office publishes the review, and the seller answers the question. */
export async function lookAtOpinions(
  { page, picture }: Pick<ShopPage, 'page' | 'picture'>,
  customer: { readonly page: Page },
  {
    words,
    question,
    organizationId,
  }: { readonly words: string; readonly question: string; readonly organizationId: number },
): Promise<void> {
  await enterOffice(page, inject('shopUrl'), inject('officeSession'))
  // the former page of moderators
  await enter(page, '/cabinet/reviews')
  await page.waitForURL(/\/office\/moderation\?kind=review$/)
  const review = page.getByRole('article')
  await review.first().waitFor()
  while (!(await review.getByText(words).isVisible())) await page.keyboard.press('j')
  await picture('85-office-reviews')
  await checkAccessible(page)
  await page.keyboard.press('a')
  await page.getByText(/^Показали: /).waitFor()
  await page.keyboard.press('z')
  await see(page, 'Отменили, текст снова ждёт')
  while (!(await review.getByText(words).isVisible())) await page.keyboard.press('j')
  await review.getByRole('button', { name: 'Показать', exact: true }).click()
  await page.getByText(/^Показали: /).waitFor()
  const { items } = await shopCall<{ items: { questionId: number; question: string }[] }>(
    page,
    'GET',
    '/v1/cabinet/questions?perPage=100',
  )
  const asked = items.find((one) => one.question === question)
  await shopCall(page, 'POST', `/v1/cabinet/questions/${asked?.questionId}/answer`, { answer: 'Да, приезжайте.' })
  // guests' pages are cached for a while, a customer's is not
  await enter(customer.page, `/farmers/${organizationId}/reviews`)
  await see(customer.page, words)
  await checkAccessible(customer.page)
  // filtered by rating, stored in the URL; changed in the window, whose draft survives a reload
  await customer.page.getByRole('button', { name: /^4: .*Показать только их/ }).click()
  await customer.page.getByRole('button', { name: /Убрать: 4/ }).waitFor()
  await customer.page.reload()
  await customer.page.getByRole('button', { name: /Убрать: 4/ }).waitFor()
  await see(customer.page, words)
  const rate = customer.page.getByRole('region', { name: 'Заказывали здесь?' })
  const window = customer.page.getByRole('dialog')
  await rate.getByRole('button', { name: 'Изменить отзыв' }).click()
  await window.getByRole('textbox').fill('И творог был свежий')
  await customer.page.reload()
  await rate.getByRole('button', { name: 'Изменить отзыв' }).click()
  await expect.poll(() => window.getByRole('textbox').inputValue()).toBe('И творог был свежий')
  await checkAccessible(customer.page)
  await window.getByRole('button', { name: 'Закрыть' }).click()
  await window.waitFor({ state: 'detached' })
  await enter(customer.page, `/farmers/${organizationId}/questions`)
  await see(customer.page, 'Да, приезжайте.')
}
