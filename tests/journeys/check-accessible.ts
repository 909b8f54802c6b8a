import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { bounded } from './bounded.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeOptions = (hasContrast: boolean) => ({
  rules: {
    // the specification sets maximum-scale=2 (section 9), which this rule advises against
    'meta-viewport-large': { enabled: false },
    'color-contrast': { enabled: hasContrast },
  },
  // passed rules are not described
  resultTypes: ['violations'],
  // lengths of sounds; style sheets are fetched again only for disabled rules
  preload: { assets: ['media'] },
})

interface AxeViolation {
  id: string
  nodes: { html: string }[]
}

/**
 * Checks that the screen passes axe, has one main heading and does not scroll sideways. Contrast takes half of axe's
 * time: `hasContrast: false` omits it where the same colours are checked in another state or at another width.
 */
export async function checkAccessible(page: Page, { hasContrast = true } = {}): Promise<void> {
  const { pathname } = new URL(page.url())
  expect(await page.locator('h1').count(), `${pathname}: one heading of the first level`).toBe(1)
  // a button in transition has an intermediate colour, a window is invisible until its first frame, and a page has its
  // final height only when all parts are laid out
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.arriving === undefined &&
      document.querySelector('[style*="opacity: 0; clip"]:has([role$=dialog])') === null &&
      document
        .getAnimations()
        .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  )
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(contentWidth, `${pathname}: no sideways scroll`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await bounded(
    page,
    'axe',
    page.evaluate(
      (options) =>
        (window as unknown as { axe: { run(o: unknown): Promise<{ violations: AxeViolation[] }> } }).axe.run(options),
      axeOptions(hasContrast),
    ),
  )
  const broken = found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(broken, `${pathname}: axe`).toEqual([])
}
