import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { TIMEOUT_MS } from './shop-page.ts'

/** Where a label is pressed, px: at its beginning, since further on it may have a link. */
const BEGINNING = { x: 12, y: 12 }

/**
 * Checks a radio or a box as people do, by its label: the input itself is hidden, and a forced press on it does not wait
 * for a window that is still moving.
 */
export async function choose(option: Locator): Promise<void> {
  if (await option.isChecked()) return
  await option.locator('xpath=ancestor::label[1]').click({ position: BEGINNING })
  await expect.poll(() => option.isChecked(), { timeout: TIMEOUT_MS }).toBe(true)
}
