import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
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

/** An administrator publishes the review and answers the question. */
export async function lookAtOpinions(
  { page, picture }: Pick<ShopPage, 'page' | 'picture'>,
  customer: { readonly page: Page },
  {
    words,
    question,
    organizationId,
  }: { readonly words: string; readonly question: string; readonly organizationId: number },
): Promise<void> {
  const item = (text: string) => page.getByRole('article').filter({ hasText: text })
  await enter(page, '/cabinet/reviews?tab=moderation')
  await item(words).waitFor()
  await picture('85-cabinet-reviews')
  await checkAccessible(page)
  await item(words).getByRole('button', { name: 'Опубликовать' }).click()
  await item(words).waitFor({ state: 'detached' })
  await enter(page, '/cabinet/reviews?tab=questions')
  await item(question).getByRole('textbox').fill('Да, приезжайте.')
  await item(question).getByRole('button', { name: 'Ответить' }).click()
  await item(question).waitFor({ state: 'detached' })
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
