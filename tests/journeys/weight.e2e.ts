import { expect, inject, test } from 'vitest'

/** Maximum transfer size of a page's scripts on a phone, KiB: a little above the present ones. */
const LIMITS = [
  ['/', 119],
  ['/category/molochnoe-i-syr', 118.8],
  ['/category/hleb/baget-na-opare-104', 126],
  ['/farmers', 118.4],
  ['/farmers/101', 126.5],
  ['/restaurants', 125],
  ['/cart', 133.8],
] as const
/** Maximum transfer size of the cabinet's scripts before sign-in. */
const CABINET = ['/cabinet', 204.6] as const

const ask = (path: string) => fetch(new URL(path, inject('shopUrl')), { headers: { 'accept-encoding': 'br' } })

/** Scripts of a page; the cabinet's are separate. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await ask(path)).text()
  const named = html.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"[^>]*>/g)
  return [...new Set([...named].filter(([tag]) => !tag.includes(' media=')).map(([, address = '']) => address))]
}

test.each([...LIMITS, CABINET])('the scripts of %s weigh %d KiB at most', async (path, most) => {
  const scripts = await scriptsOf(path)
  expect(scripts.length).toBeGreaterThan(3)
  const answers = await Promise.all(scripts.map(ask))
  const bytes = answers.map(({ headers }) => Number(headers.get('content-length')))
  expect(bytes.filter((size) => !(size > 0))).toEqual([])
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(most)
})

test("customers' pages load no code of the cabinet", async () => {
  const textsOf = async (path: string) =>
    (await Promise.all((await scriptsOf(path)).map(async (script) => (await ask(script)).text()))).join('\n')
  const ofCabinet = /\/v1\/cabinet\/(?!live)|routes\/cabinet/
  expect(await textsOf('/cabinet')).toMatch(ofCabinet)
  for (const [path] of LIMITS) expect((await textsOf(path)).match(ofCabinet), path).toBeNull()
})

test('the widget weighs 30 KiB at most with its dependencies', async () => {
  const loader = await ask('/widget.js')
  const [file = ''] = /\/assets\/widget-[\w-]+\.js/.exec(await loader.text()) ?? []
  const widget = await ask(file)
  expect(widget.headers.get('cache-control')).toContain('immutable')
  expect(widget.headers.get('access-control-allow-origin')).toBe('*')
  expect(await widget.text()).not.toMatch(/\bimport\s*[{*("']/)
  const bytes = [loader, widget].map(({ headers }) => Number(headers.get('content-length')))
  expect(bytes.filter((size) => !(size > 0))).toEqual([])
  expect(bytes[0]).toBeLessThan(1024)
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(30)
})
