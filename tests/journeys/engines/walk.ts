/**
 * Runs a scenario in engines other than Chromium: a new customer buys, pays, changes the order and claims; the seller
 * picks, weighs, ships, delivers and answers. By hand, on Debian: `apt-get install firefox-esr webkit2gtk-driver xvfb`,
 * then `xvfb-run -a node tests/journeys/engines/walk.ts [firefox|webkit|all] [390]`. Pictures are saved in
 * `tests/journeys/artifacts`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { say } from '../../crash/crash-report.ts'
import startShop from '../global-setup.ts'
import { openFirefox } from './firefox.ts'
import { buy, complain, orderOtherwise, readAnswers } from './walk-buying.ts'
import { answerClaim, comeIn, handOver, weigh } from './walk-counter.ts'
import { createWalker, type Walker } from './walker.ts'
import { openWebKit } from './webkit.ts'

const PICTURES = join(import.meta.dirname, '../artifacts')
const engines = { firefox: openFirefox, webkit: openWebKit }
const [, , wanted = 'all', width = '1200'] = process.argv

async function walk(walker: Walker): Promise<void> {
  const orderId = await buy(walker)
  await orderOtherwise(walker, orderId)
  await comeIn(walker, orderId)
  await weigh(walker)
  await handOver(walker)
  await complain(walker, orderId)
  await answerClaim(walker, orderId)
  await readAnswers(walker, orderId)
}

const shop = { shopUrl: '', emulatorsUrl: '' }
const stopShop = await startShop({
  config: { env: { OKOLITSA_TEST_SHIFT_MS: '0' } },
  provide: (name: string, value: string) => Object.assign(shop, { [name]: value }),
} as unknown as TestProject)
/** Browser errors reported to the shop since its start. */
async function countMistakes(): Promise<number> {
  const metrics = await (await fetch(`${shop.shopUrl}/metrics`)).text()
  const count = /^client_errors (\d+)$/m.exec(metrics)?.[1]
  if (count === undefined) throw new Error('the shop does not count mistakes of its pages')
  return Number(count)
}

await mkdir(PICTURES, { recursive: true })
try {
  for (const [name, openEngine] of Object.entries(engines)) {
    if (wanted !== 'all' && wanted !== name) continue
    const driver = await openEngine({ width: Number(width), height: 900 })
    say(driver.name)
    const mistakesBefore = await countMistakes()
    try {
      await walk(createWalker(driver, shop, PICTURES))
      const mistakes = (await countMistakes()) - mistakesBefore
      if (mistakes > 0) throw new Error(`its pages told of ${mistakes} mistakes: see the log`)
    } catch (error) {
      say(`  ✗ ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    } finally {
      await driver.close()
    }
  }
} finally {
  await stopShop()
}
