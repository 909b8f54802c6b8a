import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { signInAsStaff } from './shop-calls.ts'
import { openShop } from './shop-page.ts'
let browser: Browser
beforeAll(async () => { browser = await openBrowser() })
afterAll(() => browser?.close())
const tried = async (what: string, of: () => Promise<unknown>) => { try { await of() } catch (error) { console.log('LOOK', what, String(error).slice(0, 1500)) } }
test('look', async () => {
  const shopUrl = inject('shopUrl')
  for (const width of [1440, 390] as const) {
    const office = await openShop(browser, shopUrl, width)
    await enterOffice(office.page, shopUrl, inject('officeSession'))
    for (const [name, path] of [['payouts', '/office/payouts'], ['closing', '/office/closing'], ['ledger', '/office/ledger'], ['receipts', '/office/receipts'], ['papers', '/office/ledger/papers'], ['code', '/office/promo/codes/new']] as const) {
      await tried(name, async () => { await enter(office.page, path); await office.page.waitForTimeout(700); await office.picture(`zz-${name}-${width}`) })
      await tried(`${name} axe ${width}`, () => checkAccessible(office.page))
    }
    console.log('LOOK complaints', office.complaints)
    const seller = await openShop(browser, shopUrl, width)
    await signInAsStaff(seller.page, inject('emulatorsUrl'), 'client-101')
    for (const [name, path] of [['money', '/cabinet/money'], ['money-papers', '/cabinet/money/papers'], ['offers', '/cabinet/offers']] as const) {
      await tried(name, async () => { await enter(seller.page, path); await seller.page.waitForTimeout(700); await seller.picture(`zz-cab-${name}-${width}`) })
      await tried(`${name} axe ${width}`, () => checkAccessible(seller.page))
    }
    console.log('LOOK complaints', seller.complaints)
  }
  const office = await openShop(browser, shopUrl, 1440)
  await enterOffice(office.page, shopUrl, inject('officeSession'))
  await tried('draft', async () => {
    await enter(office.page, '/office/payouts')
    console.log('LOOK buttons', await office.page.getByRole('button').allTextContents())
  })
}, 500_000)
