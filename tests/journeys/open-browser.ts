import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'
import { packagedBrowser } from './packaged-browser.ts'

/** Installed browsers, used when the packaged Chromium does not run on this computer. */
const installed = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Whether the browser from npm runs on this computer. */
export const IS_PACKAGED = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH

/**
 * Flags of the packaged build that are unrealistic: in a single process the browser ends with its first closed page,
 * and without web security there is no isolation of origins.
 */
const UNWANTED = new Set(['--single-process', '--disable-web-security', '--allow-running-insecure-content'])
/** Software rendering of WebGL: maps need it, and it makes every other page three times slower. */
const SOFT_GRAPHICS = new Set([
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
])

/**
 * Opens a headless Chromium: the one from npm on Linux x64, otherwise an installed one (`CHROMIUM_PATH` has
 * precedence). WebGL only with `drawsMaps`.
 */
export async function openBrowser({ drawsMaps = false } = {}): Promise<Browser> {
  const executablePath = IS_PACKAGED ? await packagedBrowser() : installed.find((path) => path && existsSync(path))
  if (executablePath === undefined) throw new Error('no Chromium found: set CHROMIUM_PATH')
  // The packaged build is for a sandboxed cloud: its own flags suit a container run as root.
  const packaged = IS_PACKAGED
    ? chromium.args.filter((flag) => !UNWANTED.has(flag) && (drawsMaps || !SOFT_GRAPHICS.has(flag)))
    : []
  const flat = drawsMaps ? [] : ['--disable-gpu', '--disable-software-rasterizer']
  const args = [...packaged, ...flat, '--no-sandbox', '--font-render-hinting=none']
  return playwright.launch({ executablePath, args: [...new Set(args)], headless: true })
}
