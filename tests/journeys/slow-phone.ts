/**
 * Measures loading and hydration times on a slow phone: `node tests/journeys/slow-phone.ts <URL of a shop in
 * production> [path…]`. Chromium, 390 × 844, 1.6 Mbit/s with a round trip of 150 ms, a CPU four times slower, an empty
 * browser cache; the page is requested once before, so that the first rendering is not measured. Prints a Markdown
 * table: median of five visits.
 */
import { isAlive } from './alive.ts'
import { openBrowser } from './open-browser.ts'

const VISITS = 5
const BYTES_A_SECOND = 1_600_000 / 8
const LATENCY_MS = 150
const SLOWER = 4

const [shop, ...asked] = process.argv.slice(2)
if (!shop) throw new Error('which shop? give its address')
const paths = asked.length > 0 ? asked : ['/', '/category/molochnoe-i-syr', '/farmers', '/search-result?q=мёд']

interface Visit {
  /** Time of the first paint, ms since the start of the navigation. */
  readonly firstPaint: number
  readonly largestPaint: number
  /** Time from which a press anywhere is handled. */
  readonly handles: number
  /** Time from which all displayed parts except the footer are hydrated; the footer's links work without hydration. */
  readonly alive: number
  /** Time from which the footer is hydrated too; its code loads when idle. */
  readonly whole: number
  readonly kilobytes: number
}

const browser = await openBrowser()

async function visit(path: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU', isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(`window.isAlive = ${isAlive}`)
  await page.addInitScript(() => {
    const seen = { largest: 0, handles: 0, alive: 0, whole: 0 }
    Object.assign(window, { seen })
    const { isAlive } = window as unknown as { isAlive: (part?: 'root' | 'content') => boolean }
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)?.startTime ?? 0
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    const look = () => {
      if (seen.handles === 0 && isAlive('root')) seen.handles = performance.now()
      if (seen.handles > 0 && seen.alive === 0 && isAlive('content')) seen.alive = performance.now()
      if (seen.alive > 0 && isAlive()) seen.whole = performance.now()
      else setTimeout(look, 10)
    }
    look()
  })
  await page.goto(shop + path, { waitUntil: 'load' })
  await page.waitForFunction(() => (window as unknown as { seen: { whole: number } }).seen.whole > 0)
  await page.waitForTimeout(500)
  const measured = await page.evaluate(() => ({
    ...(window as unknown as { seen: { largest: number; handles: number; alive: number; whole: number } }).seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  return {
    firstPaint: measured.first,
    largestPaint: measured.largest,
    handles: measured.handles,
    alive: measured.alive,
    whole: measured.whole,
    kilobytes: bytes / 1024,
  }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const rows = [
  '| page | first paint, ms | largest paint, ms | handles presses, ms | alive, ms | with its footer, ms | KB until then |',
  '|---|---:|---:|---:|---:|---:|---:|',
]
for (const path of paths) {
  await (await fetch(shop + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  const visits: Visit[] = []
  for (let turn = 0; turn < VISITS; turn += 1) visits.push(await visit(path))
  const of = (key: keyof Visit) => median(visits.map((one) => one[key])).toFixed(0)
  rows.push(
    `| \`${path}\` | ${of('firstPaint')} | ${of('largestPaint')} | ${of('handles')} | ${of('alive')} | ${of('whole')} | ${of('kilobytes')} |`,
  )
}
await browser.close()
process.stdout.write(`${rows.join('\n')}\n`)
