import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { bounded } from './bounded.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The specification sets maximum-scale=2 (section 9), which this rule advises against. */
const AXE_OPTIONS = {
  rules: { 'meta-viewport-large': { enabled: false } },
  // what holds is not described
  resultTypes: ['violations'],
  // the length of sounds; style sheets are fetched again only for rules that are off
  preload: { assets: ['media'] },
}

interface AxeViolation {
  id: string
  nodes: { html: string }[]
}

/** The screen as it stands now breaks no rule of axe, has one main heading and does not scroll sideways. */
export async function checkAccessible(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  expect(await page.locator('h1').count(), `${pathname}: one heading of the first level`).toBe(1)
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(contentWidth, `${pathname}: no sideways scroll`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  // a button on its way from grey to green has neither colour, a window is not to be seen until its first frame (its
  // library hides it), and a page has its heights when all is laid out
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.arriving === undefined &&
      document.querySelector('[style*="opacity: 0; clip"]:has([role$=dialog])') === null &&
      document
        .getAnimations()
        .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await bounded(
    page,
    'axe',
    page.evaluate(
      (options) =>
        (window as unknown as { axe: { run(o: unknown): Promise<{ violations: AxeViolation[] }> } }).axe.run(options),
      AXE_OPTIONS,
    ),
  )
  const broken = found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(broken, `${pathname}: axe`).toEqual([])
}
