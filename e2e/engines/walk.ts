/**
 * Walks the shop in engines other than Chromium: a newcomer buys and pays, orders otherwise, complains; the seller
 * gathers, weighs, sends and hands over. By hand, on Debian: `apt-get install firefox-esr webkit2gtk-driver xvfb`, then
 * `xvfb-run -a node e2e/engines/walk.ts [firefox|webkit]`. Pictures go into `e2e/artifacts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { say } from '../crash/crash-report.ts'
import startShop from '../global-setup.ts'
import { freshPhone, readCode } from '../shop-page.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { HANDS } from './hands.ts'
import { openWebKit } from './webkit.ts'

const PICTURES = join(import.meta.dirname, '../artifacts')
const SIZE = { width: 1200, height: 900 }
/** Keys without a sign of their own, as WebDriver names them. */
const ARROW_DOWN = '\uE015'
const ENTER = '\uE007'
const engines = { firefox: openFirefox, webkit: openWebKit }

const shop = { shopUrl: '', emulatorsUrl: '' }
const stopShop = await startShop({
  config: { env: { OKOLITSA_TEST_SHIFT_MS: '0' } },
  provide: (name: string, value: string) => Object.assign(shop, { [name]: value }),
} as unknown as TestProject)
await mkdir(PICTURES, { recursive: true })

/** Steps of one engine: each is told, timed and pictured; what fails is told with what was on the screen. */
async function walk(driver: Driver): Promise<boolean> {
  const hands = <T = void>(body: string, ...args: unknown[]) => driver.run<T>(HANDS + body, ...args)
  const open = async (path: string) => {
    await driver.navigate(shop.shopUrl + path)
    await hands('await alive()')
  }
  let current = ''
  const step = async <T>(name: string, deed: () => Promise<T>): Promise<T> => {
    current = name
    const result = await deed()
    const file = `${driver.name}-${name.replace(/\W+/gu, '-')}.png`
    await writeFile(join(PICTURES, file), await driver.screenshot())
    say(`  ${name}`)
    return result
  }
  try {
    await step('home', async () => {
      await open('/')
      await hands(`await see('за околицей'); await see('Москва')`)
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
      await hands(
        `await press('button', 'В корзину, Шевр в золе'); for (let more = 0; more < 3; more += 1) { await press('button', '^Больше.*Шевр в золе'); await pause() }`,
      )
    })
    await step('cart', async () => {
      await open('/cart')
      await hands(`await see('Минимальная сумма достигнута'); await press('link', '^Оформить'); await at('^/checkout')`)
    })
    const phone = freshPhone()
    await step('sign in at checkout', async () => {
      await hands(
        `await alive(); await fill('Телефон', args[0]); await press('button', 'Получить код'); await see('Отправили код')`,
        phone,
      )
      const code = await readCode(shop.emulatorsUrl, phone)
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
    const orderId = await step('payment', async () => {
      const payload = await hands<string>(`await press('button', '^Оплатить'); await at('^/payment/sbp')
        await alive()
        return (await until('the link of the bank', () => [...document.querySelectorAll('a[href]')].find((one) => /СБП/.test(nameOf(one)) && /^http/.test(one.href) && one.origin !== location.origin))).href`)
      await fetch(`${payload.split('?')[0]}/pay`, { method: 'POST', redirect: 'manual' })
      return hands<string>(
        `await at('/web/thank-you-page/payment/paid/'); await see('Спасибо, Анна'); return location.pathname.split('/').at(-1)`,
      )
    })
    await step('order otherwise', async () => {
      await open(`/account/orders/${orderId}`)
      await hands(`await press('button', 'Изменить заказ'); await press('button', '^Меньше.*Шевр в золе')
        await press('button', '^Сохранить ·'); await see('Шевр в золе 3 шт')`)
    })
    await step('seller signs in', async () => {
      await open(`/operator/orders/${orderId}`)
      await driver.navigate(await hands<string>(`return (await find('link', 'Войти через банк')).href`))
      // the bank of the demo is a page of its own, without React; its form leads back to the shop
      await hands(`setTimeout((bank) => bank.click(), 50, await find('button', 'Войти в Околицу: Сыроварня Лучковых'))`)
      await sleep(1000)
      await hands(`await see('Сыроварня Лучковых.*Выйти')`)
      await open(`/operator/orders/${orderId}`)
      await hands(`await see('Начать сборку')`)
    })
    await step('seller weighs', () =>
      hands(`await press('button', 'Начать сборку'); await press('button', '^Взвесить'); await fill('.', '280')
        await see('заплатит меньше'); await press('button', 'Записать вес'); await see('собрали 280')`),
    )
    await step('seller hands over', () =>
      hands(`await press('button', '^Отправить')
        await until('the question or the next step', () => findAll('button', '^Отдать покупателю')[0] ?? document.querySelector('[role=alertdialog]'))
        if (document.querySelector('[role=alertdialog]')) await press('button', '^Отправить')
        await press('button', '^Отдать покупателю')
        await press('button', 'Да, отдали|^Отдать')
        await see('Получен')`),
    )
    await step('claim', async () => {
      await open(`/account/orders/${orderId}#claim`)
      await hands(`await press('radio', 'Привезли другое|не привезли|недовес')`)
    })
    await step('claim sent', () =>
      hands(`const amount = findAll('textbox', 'Сколько|Вместо скольких')[0]
        if (amount) await fill('Сколько|Вместо скольких', '100')
        const words = findAll('textbox', 'Расскажите')[0]
        if (words) await fill('Расскажите', 'Не хватает куска')
        await press('button', '^Отправить'); await see('Вернули|рассмотр|Понятно|ответит')`),
    )
    return true
  } catch (error) {
    say(`  ✗ ${current}: ${error instanceof Error ? error.message : error}`)
    await writeFile(join(PICTURES, `${driver.name}-failed.png`), await driver.screenshot()).catch(() => undefined)
    return false
  }
}

try {
  const wanted = process.argv[2]
  for (const [name, openEngine] of Object.entries(engines)) {
    if (wanted !== undefined && wanted !== name) continue
    const driver = await openEngine(SIZE)
    say(driver.name)
    try {
      if (!(await walk(driver))) process.exitCode = 1
    } finally {
      await driver.close()
    }
  }
} finally {
  await stopShop()
}
