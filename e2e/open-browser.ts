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

/** Opens a headless Chromium: the one from npm on Linux x64, otherwise an installed one (`CHROMIUM_PATH` comes first). */
export async function openBrowser(): Promise<Browser> {
  const executablePath = IS_PACKAGED ? await packagedBrowser() : installed.find((path) => path && existsSync(path))
  if (executablePath === undefined) throw new Error('no Chromium found: set CHROMIUM_PATH')
  // The packaged build was made for a sandboxed cloud: its own flags fit a container run as root.
  // A single process dies with its first closed page.
  const packaged = IS_PACKAGED ? chromium.args.filter((flag) => flag !== '--single-process') : []
  const args = [...packaged, '--no-sandbox', '--font-render-hinting=none']
  return playwright.launch({ executablePath, args: [...new Set(args)], headless: true })
}
