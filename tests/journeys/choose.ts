import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { TIMEOUT_MS } from './shop-page.ts'

/** Where a label is pressed, px: at its beginning, since further on it may have a link. */
const BEGINNING = { x: 12, y: 12 }

/** A press that was lost while the page drew itself anew is seen to be lost after so long, ms. */
const LOST_AFTER_MS = 5_000

/**
 * Checks a radio or a box as people do, by its label: the input itself is hidden, and a forced press on it does not wait
 * for a window that is still moving. A lost press is repeated once, and printed.
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
