import type { Page } from 'playwright-core'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { alive, enter, see } from './customer.ts'
import { type EmptyShop, press, typeSmsCode, withFingerprint } from './empty-shop.ts'
import type { ShopPage } from './shop-page.ts'

const OWNER_PHONE = '79161230001'

/** The first owner comes by the printed link and makes a passkey. */
export async function becomeOwner({ page }: ShopPage, { emulatorsUrl }: EmptyShop, link: string): Promise<void> {
  await withFingerprint(page)
  await page.goto(link)
  await alive(page)
  await page.getByLabel('Как вас зовут').fill('Марина Аверина')
  await page.getByLabel('Телефон').fill(OWNER_PHONE)
  await press(page, 'Получить код')
  await typeSmsCode(page, emulatorsUrl, OWNER_PHONE)
  await press(page, 'Стать владельцем и завести ключ')
  await page.getByText('Я сохранил коды').click()
  await press(page, 'Дальше')
  await page.waitForURL(/\/office(?!\/start)/)
}

/** The steps of the set-up before the sellers. */
export async function setUp({ page, picture }: ShopPage, name: string): Promise<void> {
  const next = async (title: RegExp, step: string) => {
    await page
      .getByRole('button', { name: title })
      .or(page.getByRole('link', { name: title }))
      .click()
    await page.waitForURL(`**/office/setup/${step}`)
    await alive(page)
  }
  const fill = (label: string | RegExp, value: string) => page.getByRole('textbox', { name: label }).fill(value)

  await enter(page, '/office/setup/identity')
  await fill('Имя рынка', name)
  await fill('Одной строкой', 'Еда с ферм вокруг Москвы')
  await page.getByRole('combobox', { name: 'Ваш город' }).fill('Москва')
  await page
    .getByRole('option', { name: /^Москва/ })
    .first()
    .click()
  await fill('Куда привезёте', 'Москва и посёлки вокруг')
  for (const area of ['Рестораны', 'Поездки', 'Фестиваль'])
    await page.locator('label').filter({ hasText: area }).click()
  await choose(page.getByRole('radio', { name: 'Озеро' }))
  await picture('m01-identity')
  await checkAccessible(page)
  await next(/^Дальше: Компания/, 'operator')

  await choose(page.getByRole('radio', { name: /^Компания/ }))
  await fill('ИНН', '1655123453')
  await fill('Полное название', 'ООО «Йорт»')
  await fill('Адрес', '420111, Казань, ул. Баумана, 9')
  await fill('ОГРН или ОГРНИП', '1191690001238')
  await fill('Кто подписывает бумаги', 'Аверина Марина Сергеевна')
  await fill('Телефон поддержки', '+7 843 200-10-20')
  await fill('Почта поддержки', 'pomosh@jort.example')
  await picture('m02-operator')
  await checkAccessible(page)
  await next(/^Дальше: Разделы/, 'categories')

  await applyStarter(page)
  await picture('m03-categories')
  await checkAccessible(page)
  await next(/^Дальше: Чужие услуги/, 'services')

  await page
    .getByRole('button', { name: /^Проверить: / })
    .first()
    .waitFor()
  await picture('m04-services')
  await checkAccessible(page)
  await next(/^Дальше: Условия/, 'terms')

  await fill('Комиссия со всего, %', '7')
  await see(page, /9\s300/)
  await applyStarter(page)
  await picture('m05-terms')
  await checkAccessible(page)
  await next(/^Дальше: Продавцы/, 'sellers')

  await picture('m06-sellers')
  await checkAccessible(page)
  await next(/^Дальше: Открыть двери/, 'opening')
  await see(page, /посторонние видят/)
  await picture('m07-opening')
  await checkAccessible(page)
}

/** Applies all starter data of a step. */
async function applyStarter(page: Page): Promise<void> {
  await press(page, 'Применить выбранное')
  await page.getByRole('button', { name: 'Применить выбранное' }).waitFor({ state: 'detached' })
}
