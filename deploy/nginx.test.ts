import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PAGE_KEY_COOKIE } from '@okolitsa/domain/geo/page-place.ts'
import { LANGUAGE_COOKIE } from '@okolitsa/domain/language/language.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const conf = await readFile(new URL('nginx.conf', import.meta.url), 'utf8')
/** Command of nginx: installed, or named by `NGINX`. */
const NGINX = process.env.NGINX ?? 'nginx'
const isInstalled = spawnSync(NGINX, ['-v']).status === 0

/** The lines of the block with this beginning. */
function blockOf(beginning: string): string {
  const from = conf.indexOf(beginning)
  expect(from, beginning).toBeGreaterThan(-1)
  return conf.slice(from, conf.indexOf('\n  }\n', from) + 1 || undefined)
}

describe('the configuration of nginx', () => {
  it("caches pages by host, URL, page key and encoding, and names the shop's cookies", () => {
    const pages = blockOf('location / {')
    expect(pages).toContain('proxy_cache_key "$scheme://$http_host$request_uri|$okolitsa_page_key|$okolitsa_packing"')
    expect(conf).toContain(String.raw`${PAGE_KEY_COOKIE}\s*=\s*(?<okolitsa_key>[^;]+)`)
    expect(conf).toContain(String.raw`(?:location|${LANGUAGE_COOKIE})\s*=`)
    for (const directive of ['proxy_cache_bypass', 'proxy_no_cache'])
      expect(pages).toContain(`${directive} $okolitsa_pass`)
  })

  it('bypasses the cache for sessions, hidden sellers and callers with credentials', async () => {
    const sessions = await readFile(
      new URL('../server/people/identity/http/present-session.ts', import.meta.url),
      'utf8',
    )
    const staff = await readFile(new URL('../server/people/staff/http/staff.handlers.ts', import.meta.url), 'utf8')
    const [, block = ''] = /export const SESSION_COOKIES = \{([^}]*)\}/.exec(sessions) ?? []
    const names = [...block.matchAll(/'([^']+)'/g)].map(([, name]) => name as string)
    const [, staffCookie = ''] = /STAFF_COOKIE = '([^']+)'/.exec(staff) ?? []
    expect(names.length).toBeGreaterThan(3)
    const [, passed = ''] = /\$okolitsa_is_somebody \{[^~]*~\(\?:\^\|;\)\\s\*\(\?:([^)]*)\)\\s\*=/.exec(conf) ?? []
    expect(passed.split('|')).toEqual(expect.arrayContaining([...names, staffCookie, 'hidden-seller']))
    expect(conf).toContain('$http_authorization$http_x_test_seller')
  })

  it('accepts spaces around a cookie name, like the shop', () => {
    const expressions = [...conf.matchAll(/"~(\(\?:\^\|;[^"]*)"/g)].map(
      ([, expression]) => new RegExp(expression as string),
    )
    expect(expressions).toHaveLength(3)
    for (const name of ['page-key', 'location', LANGUAGE_COOKIE, 'access-token', 'hidden-seller'])
      for (const cookie of [`${name}=a`, `${name} =a`, `x=1;${name}\t =a`, `\t${name}=a`])
        expect([cookie, expressions.some((expression) => expression.test(cookie))]).toEqual([cookie, true])
  })

  it("passes only the host of the page's cache key to the shop", () => {
    const blocks = [conf, ...conf.split(/\n {2}(?=location )/).slice(1)]
    const telling = blocks.filter((block) => block.includes('proxy_set_header Host $http_host;'))
    expect(telling.length).toBeGreaterThan(3)
    for (const block of telling) expect(block).toContain('proxy_set_header X-Forwarded-Host "";')
  })

  it('serves older pages than the node allows only while no node answers, and caches no answers of calls', () => {
    const pages = blockOf('location / {')
    expect(pages).toMatch(/proxy_cache_use_stale error timeout http_502 http_504;/)
    expect(pages).not.toMatch(/updating|background_update|proxy_cache_valid|proxy_ignore_headers.*Cache-Control/)
    expect(blockOf('location ~ ^/(?:api|')).not.toContain('proxy_cache')
  })
})

/** A node whose answers count its requests. */
async function openNode(name: string) {
  const asked: string[] = []
  const forwardedHosts: unknown[] = []
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '')
    forwardedHosts.push(request.headers['x-forwarded-host'])
    const isOwn = request.url === '/own'
    response.writeHead(200, {
      'content-type': 'text/html',
      'cache-control': isOwn ? 'private, no-store' : 'public, max-age=0, s-maxage=1',
      vary: 'accept-encoding, cookie',
      ...(request.url === '/sets-cookie' && { 'set-cookie': 'a=b' }),
    })
    response.end(`${name} ${asked.length}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { asked, forwardedHosts, port: (server.address() as AddressInfo).port, close }
}

describe.skipIf(!isInstalled)('nginx in front of two nodes', () => {
  let nodes: Awaited<ReturnType<typeof openNode>>[]
  let nginx: ChildProcess
  let port: number

  beforeAll(async () => {
    nodes = [await openNode('one'), await openNode('two')]
    const free = await openNode('free')
    port = free.port
    await free.close()
    const dir = await mkdtemp(join(tmpdir(), 'okolitsa-nginx-'))
    for (const folder of ['pages', 'pictures', 'temp']) await mkdir(join(dir, folder))
    const site = conf
      .replaceAll('/var/cache/nginx/okolitsa/', `${dir}/`)
      .replace('127.0.0.1:3000', `127.0.0.1:${nodes[0]?.port}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${nodes[1]?.port}`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (of) => `${of}_temp_path ${dir}/temp/${of};`,
    )
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const whole = `${user} daemon off; error_log stderr warn; pid ${dir}/nginx.pid; events {} http { access_log off; ${temporary.join(' ')}\n${site}\n}`
    await writeFile(join(dir, 'nginx.conf'), whole)
    nginx = spawn(NGINX, ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' })
    for (let status = 0; status !== 200; await pause(50))
      status = await ask('/ready').then(
        (answer) => answer.status ?? 0,
        () => 0,
      )
  })
  afterAll(async () => {
    nginx.kill()
    await Promise.all(nodes.map(({ close }) => close()))
  })

  async function ask(path: string, cookie = '', more: Record<string, string> = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    get(
      { host: '127.0.0.1', port, path, headers: { host: 'shop.test', ...(cookie && { cookie }), ...more } },
      resolve,
    ).on('error', reject)
    const answer = await promise
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    return { status: answer.statusCode, cache: answer.headers['x-page-cache'], text: Buffer.concat(chunks).toString() }
  }
  const askedFor = (path: string) => nodes.flatMap(({ asked }) => asked).filter((one) => one === path).length

  it('serves one page to guests with one page key, and another for another key or host', async () => {
    const first = await ask('/goods', 'location=a; page-key=ru.tula')
    expect(first.cache).toBe('MISS')
    const other = await ask('/goods', 'location=b; page-key=ru.tula; theme=dark')
    expect([other.cache, other.text]).toEqual(['HIT', first.text])
    for (const [cookie, host] of [
      ['page-key=ru.moscow', 'shop.test'],
      ['page-key=en.tula', 'shop.test'],
      ['', 'shop.test'],
      ['location=a; page-key=ru.tula', 'farm.shop.test'],
    ] as const)
      expect([cookie, (await ask('/goods', cookie, { host })).cache]).toEqual([cookie, 'MISS'])
  })

  it('passes all other requests to the shop, and caches none of their answers', async () => {
    await ask('/page', 'page-key=ru.tula')
    for (const cookie of ['access-token=1', 'b2b-token=1', 'hidden-seller=1', 'access-token-expiration-time=1'])
      expect([cookie, (await ask('/page', `page-key=ru.tula; ${cookie}`)).cache]).toEqual([cookie, 'BYPASS'])
    // a place or a language without a key, which the shop then sets
    for (const cookie of ['location=a', 'location =a', 'okolitsa-language=en'])
      expect([cookie, (await ask('/page', cookie)).cache]).toEqual([cookie, 'BYPASS'])
    expect((await ask('/page', 'page-key=ru.tula', { 'x-test-seller': '1' })).cache).toBe('BYPASS')
    for (const path of ['/own', '/sets-cookie']) {
      await ask(path)
      expect([path, (await ask(path)).cache]).toEqual([path, 'MISS'])
    }
    await ask('/api/v3/products')
    await ask('/api/v3/products')
    expect(askedFor('/api/v3/products')).toBe(2)
  })

  it("caches no page under a key other than the shop's, and ignores a host chosen by a visitor", async () => {
    const spaced = await ask('/spaced', 'location =a; page-key =ru.tula')
    expect((await ask('/spaced')).text).not.toBe(spaced.text)
    expect((await ask('/spaced', 'page-key=ru.tula')).text).toBe(spaced.text)
    for (const path of ['/other-host', '/api/v3/farmers', '/assets/a.js'])
      await ask(path, '', { 'x-forwarded-host': 'farm.shop.test' })
    expect(nodes.flatMap(({ forwardedHosts }) => forwardedHosts).filter(Boolean)).toEqual([])
  })

  it('requests a page again after a second', async () => {
    const first = await ask('/price')
    expect((await ask('/price')).text).toBe(first.text)
    await pause(2_100)
    expect((await ask('/price')).text).not.toBe(first.text)
  })

  it('uses the other node when one is down, and serves cached pages when both are', async () => {
    const kept = await ask('/kept')
    await nodes[0]?.close()
    await pause(2_100)
    for (const path of ['/kept', '/new-page']) expect([path, (await ask(path)).status]).toEqual([path, 200])
    await nodes[1]?.close()
    await pause(2_100)
    const stale = await ask('/kept')
    expect([stale.status, stale.cache]).toEqual([200, 'STALE'])
    expect(kept.status).toBe(200)
    expect((await ask('/never-seen')).status).toBe(502)
  })
})
