import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { TIMEOUT_MS } from './shop-page.ts'

/** Click position on a label, px: near its start, because it may contain a link. */
const BEGINNING = { x: 12, y: 12 }

/** Time after which a click is considered lost in a re-render, ms. */
const LOST_AFTER_MS = 5_000

/**
 * Checks a radio or checkbox by its label: the input itself is hidden, and a forced click on it does not wait for a
 * moving window. A lost click is repeated once, and printed.
 */
export async function choose(option: Locator): Promise<void> {
  if (await option.isChecked()) return
  const press = () => option.locator('xpath=ancestor::label[1]').click({ position: BEGINNING })
  const isChosen = (timeout: number) => expect.poll(() => option.isChecked(), { timeout }).toBe(true)
  await press()
  try {
    await isChosen(LOST_AFTER_MS)
  } catch {
    process.stderr.write(`a press was lost: ${option}\n`)
    await press()
    await isChosen(TIMEOUT_MS)
  }
}
