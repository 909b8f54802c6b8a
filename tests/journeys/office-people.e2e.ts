import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { alive, enter } from './customer.ts'
import { type EmptyShop, press, startEmptyShop, typeSmsCode, withFingerprint } from './empty-shop.ts'
import { openBrowser } from './open-browser.ts'
import { becomeOwner } from './set-up-market.ts'
import { freshPhone, openShop, TIMEOUT_MS } from './shop-page.ts'

const OLGA = 'Ольга Синицына'

let browser: Browser
let shop: EmptyShop
beforeAll(async () => {
  shop = await startEmptyShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

test(
  'an owner invites a person, gives another role and deactivates the person, who sees each change at once',
  async () => {
    const { shopUrl, emulatorsUrl } = shop
    const phone = freshPhone()
    const owner = await openShop(browser, shopUrl, 1440)
    await becomeOwner(owner, shop, await shop.startLink())
    await enter(owner.page, '/office/people/team')
    await owner.picture('p01-team-of-one')
    await press(owner.page, 'Позвать человека')
    await press(owner.page, 'Отправить СМС')
    await owner.page.getByText('Выберите хотя бы одну роль').waitFor()
    await owner.page.getByLabel('Как зовут').fill(OLGA)
    await owner.page.getByLabel('Мобильный телефон').fill(phone)
    await choose(owner.page.getByRole('checkbox', { name: /^поддержка/i }))
    await owner.picture('p02-invite')
    await checkAccessible(owner.page)
    await press(owner.page, 'Отправить СМС')
    await owner.page.getByText('СМС со ссылкой отправлено').waitFor()
    const link = (await owner.page.locator('output').textContent()) ?? ''
    expect(link).toContain(`${shopUrl}/office/start/`)
    await owner.picture('p03-link')
    await press(owner.page, 'Готово')
    await owner.page.getByRole('heading', { name: 'Позвали и ждём' }).waitFor()
    await owner.picture('p04-invited')
    await checkAccessible(owner.page)

    const olga = await openShop(browser, shopUrl, 390)
    await withFingerprint(olga.page)
    await olga.page.goto(link)
    await alive(olga.page)
    await olga.page.getByRole('heading', { name: `${OLGA}, вас зовут в офис рынка` }).waitFor()
    await olga.picture('p05-invited-person')
    await checkAccessible(olga.page)
    await press(olga.page, 'Получить код')
    await typeSmsCode(olga.page, emulatorsUrl, phone)
    await press(olga.page, 'Завести ключ')
    await olga.page.getByText('Я сохранил коды').click()
    await press(olga.page, 'Дальше')
    await olga.page.waitForURL(/\/office(?!\/start)/)

    await enter(olga.page, '/office/applications')
    await olga.page.getByRole('heading', { name: 'Нет права' }).waitFor()
    await olga.page.getByText('Право даёт владелец рынка: Марина Аверина.').waitFor()
    await olga.picture('p06-no-right')
    await checkAccessible(olga.page)

    await enter(owner.page, '/office/people/team')
    await owner.picture('p07-team')
    await owner.page.getByRole('button', { name: `Изменить: ${OLGA}` }).click()
    await choose(owner.page.getByRole('checkbox', { name: /^куратор/i }))
    await owner.picture('p08-person')
    await checkAccessible(owner.page)
    await press(owner.page, 'Сохранить роли')
    await owner.page.getByText('Роли изменены и уже действуют').waitFor()
    await enter(olga.page, '/office/applications')
    await olga.page.getByRole('heading', { level: 1, name: /Заявки|Новые продавцы/ }).waitFor()

    await enter(owner.page, '/office/people/rights')
    await owner.picture('p09-rights')
    await checkAccessible(owner.page)
    await enter(owner.page, '/office/people/team')
    await owner.page.getByRole('button', { name: `Изменить: ${OLGA}` }).click()
    await press(owner.page, 'Отключить')
    await owner.page.getByText('Вернуть можно в любой день').waitFor()
    await press(owner.page, 'Отключить')
    await owner.page.getByText('Человек отключён').waitFor()
    await owner.picture('p10-deactivated')
    await olga.page.goto('/office/applications')
    await olga.page.waitForURL(/\/office\/sign-in/)
    expect([...owner.complaints]).toEqual([])
    await owner.page.setViewportSize({ width: 390, height: 844 })
    await owner.picture('p11-phone')
    await checkAccessible(owner.page)
    await Promise.all([owner.close(), olga.close()])
  },
  6 * TIMEOUT_MS,
)
