import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'
import { packagedBrowser } from './packaged-browser.ts'

/** Browsers people have; tried when the packaged Chromium does not fit this computer. */
const installed = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Does the browser from npm fit this computer? */
export const IS_PACKAGED = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH

/**
 * Flags of the packaged build that are not for people's conditions: in a single process the browser dies with its first
 * closed page, and without web security nobody's page is kept from anybody's.
 */
const UNWANTED = new Set(['--single-process', '--disable-web-security', '--allow-running-insecure-content'])
/** A graphics card made of the processor: maps need it, and it draws every other page at three times the cost. */
const SOFT_GRAPHICS = new Set([
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
])

/**
 * Opens a headless Chromium: the one from npm on Linux x64, otherwise an installed one (`CHROMIUM_PATH` comes first).
 * Only one that is said to draw maps has WebGL.
 */
export async function openBrowser({ drawsMaps = false } = {}): Promise<Browser> {
  const executablePath = IS_PACKAGED ? await packagedBrowser() : installed.find((path) => path && existsSync(path))
  if (executablePath === undefined) throw new Error('no Chromium found: set CHROMIUM_PATH')
  // The packaged build was made for a sandboxed cloud: its own flags fit a container run as root.
  const packaged = IS_PACKAGED
    ? chromium.args.filter((flag) => !UNWANTED.has(flag) && (drawsMaps || !SOFT_GRAPHICS.has(flag)))
    : []
  const flat = drawsMaps ? [] : ['--disable-gpu', '--disable-software-rasterizer']
  const args = [...packaged, ...flat, '--no-sandbox', '--font-render-hinting=none']
  return playwright.launch({ executablePath, args: [...new Set(args)], headless: true })
}
