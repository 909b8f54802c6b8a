import { afterEach } from 'vitest'
import { standing } from './shop-page.ts'

/** Prints the state of a failed journey, because a remote run leaves only its output. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of standing) {
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(() => '')
    const seen = await page
      .locator('body')
      .ariaSnapshot()
      .catch(() => 'it cannot be read')
    process.stderr.write(`stopped at ${page.url()}\n${focused}\n${seen.slice(0, 6000)}\n`)
  }
})
