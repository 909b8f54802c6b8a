import { readCode } from '../read-code.ts'
import { freshPhone } from '../shop-page.ts'
import type { Walker } from './walker.ts'

/** Special keys by their WebDriver codes. */
const ARROW_DOWN = '\uE015'
const ENTER = '\uE007'

/** A new customer finds a dairy's cheese, buys it with courier delivery and pays by СБП; returns the order's number. */
export async function buy({ driver, hands, open, step, arrive, emulatorsUrl }: Walker): Promise<string> {
  await step('home', async () => {
    await open('/')
    // tiles of a wide window have space for every word
    await hands(`await see('на ферме'); await see('Москва')
      const broken = innerWidth < 1200 ? [] : brokenWords('a[href^="/category/"]')
      if (broken.length > 0) throw new Error('broken words: ' + broken.join(', '))`)
  })
  await step('category', async () => {
    await open('/category/syry-tverdye')
    await hands(`await see('Сыроварня Лучковых')`)
  })
  await step('product', async () => {
    await open('/category/syry-tverdye/syr-kozij-vyderzhannyj-101')
    await hands(`await press('button', '^В корзину'); await find('button', 'Больше')`)
  })
  await step('farmer', async () => {
    await open('/farmers/101')
    await hands(`await press('button', 'В корзину, Шевр в золе')
      for (let more = 0; more < 3; more += 1) { await press('button', '^Больше.*Шевр в золе'); await pause() }`)
  })
  await step('cart', async () => {
    await open('/cart')
    await hands(`await see('Минимальная сумма достигнута'); await leaveBy('link', '^Оформить')`)
    await arrive(/\/checkout\b/)
  })
  const phone = freshPhone()
  await step('sign in at checkout', async () => {
    await hands(
      `await alive(); await fill('Телефон', args[0]); await press('button', 'Получить код'); await see('Отправили код')`,
      phone,
    )
    const code = await readCode(emulatorsUrl, phone)
    await hands(`await fill('Код из СМС', args[0]); await gone('heading', 'Ваш телефон')`, code)
  })
  await step('checkout', async () => {
    await hands(
      `await press('radio', 'Курьер'); const field = await find('textbox', '^Адрес'); field.click(); focusOn(field)`,
    )
    await driver.type('Москва Пятницкая 12')
    await hands(`await find('option', 'Пятницкая.*12')`)
    await driver.type(ARROW_DOWN + ENTER)
    await hands(`await until('an address', () => /^Москва, Пятницкая/.test(findAll('textbox', '^Адрес')[0]?.value))
      await fill('Квартира', '7')
      await fill('^Имя', 'Анна')
      await press('radio', 'СБП')
      await until('nothing in the way', () => findAll('button', '^Оплатить').some((one) => !one.disabled))`)
  })
  return step('payment', async () => {
    const payload = await hands<string>(`await press('button', '^Оплатить'); await at('^/payment/sbp'); await alive()
      const isBank = (link) => /СБП/.test(nameOf(link)) && link.origin !== location.origin
      return (await until('the link of the bank', () => [...document.links].find(isBank))).href`)
    await fetch(`${payload.split('?')[0]}/pay`, { method: 'POST', redirect: 'manual' })
    return hands<string>(`await at('/web/thank-you-page/payment/paid/'); await see('Спасибо, Анна')
      return location.pathname.split('/').at(-1)`)
  })
}

/** Changes a paid order: one piece less. */
export const orderOtherwise = ({ hands, open, step }: Walker, orderId: string): Promise<void> =>
  step('order otherwise', async () => {
    await open(`/account/orders/${orderId}`)
    await hands(`await press('button', 'Изменить заказ'); await press('button', '^Меньше.*Шевр в золе')
      await press('button', '^Сохранить ·'); await see('Шевр в золе 3 шт')`)
  })

/** Claims a received order: a spoilt part with a photo, and a missing piece without one. */
export async function complain({ hands, open, step }: Walker, orderId: string): Promise<void> {
  await step('claim of the spoilt', async () => {
    await open(`/account/orders/${orderId}`)
    await hands(`await press('button', 'Что-то не так'); await press('button', '^Отправить')
      await see('Выберите, что случилось')
      await press('radio', '^Испорчено'); await press('radio', '^Сыр козий'); await press('radio', '^25 %')
      await attachPhoto('Выбрать фото'); await find('button', 'Убрать фото 1')
      await fill('Расскажите', 'Уголок заплесневел'); await see('Сразу, как отправите')
      await press('button', '^Отправить'); await see('Вернули .* сразу')`)
  })
  await step('claim of the missing', () =>
    hands(`await press('button', 'Понятно'); await gone('heading', '^Что-то не так')
      await see('испорчено 25 %'); await until('the photo', () => document.querySelector('img[alt="Фото 1"]')?.naturalWidth)
      await press('button', 'Что-то не так'); await press('radio', '^Не привезли'); await press('radio', '^Шевр в золе')
      await see('Сначала посмотрит продавец')
      await press('button', '^Отправить'); await see('Передали продавцу'); await press('button', 'Понятно')
      await see('Ждём ответа продавца')`),
  )
}

/** The customer reads the answers to the claims. */
export const readAnswers = ({ hands, open, step }: Walker, orderId: string): Promise<void> =>
  step('answers to the claims', async () => {
    await open(`/account/orders/${orderId}`)
    await hands(`await see('Вернули [\\\\d,]+ ₽ сразу'); await see('Вернули [\\\\d,]+ ₽(?! сразу)')`)
  })
