import type { Send } from '@okolitsa/contracts/kernel/client.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { mountPublicFiles } from './public-files.ts'

const ORIGIN = 'https://okolitsa.example'

async function setUp(organizationId: number | null = null) {
  const asked: string[] = []
  let now = 0
  const send: Send = async (endpoint) => {
    asked.push(endpoint.path)
    if (endpoint.path === '/api/v1/categories/products')
      return { items: [{ urlKey: 'syr', children: [{ urlKey: 'myagkiy-syr', children: [] }] }] }
    if (endpoint.path === '/api/v1/catalog') return { items: [{ id: 101 }] }
    return { items: [{ categoryUrlKey: 'syr', slug: 'kozij&syr' }] }
  }
  const app = Fastify()
  await mountPublicFiles(app, {
    originOf: () => ORIGIN,
    sendOf: () => send,
    siteOf: () => ({ organizationId }),
    locationOf: async () => defaultLocation,
    now: () => now,
  })
  return {
    app,
    asked,
    later: (ms: number) => {
      now += ms
    },
  }
}

describe('public files', () => {
  it('lists every public page once an hour', async () => {
    const { app, asked, later } = await setUp()
    const first = await app.inject('/sitemap.xml')
    expect(first.headers['content-type']).toContain('application/xml')
    for (const path of ['/', '/category/myagkiy-syr', '/farmers/101', '/category/syr/kozij&amp;syr'])
      expect(first.body).toContain(`<loc>${ORIGIN}${path}</loc>`)
    const calls = asked.length
    await app.inject('/sitemap.xml')
    expect(asked.length).toBe(calls)
    later(3_600_001)
    await app.inject('/sitemap.xml')
    expect(asked.length).toBe(calls * 2)
  })

  it("lists a seller's pages on the seller's own site", async () => {
    const { app, asked } = await setUp(101)
    const { body } = await app.inject('/sitemap.xml')
    for (const path of ['/', '/delivery', '/info', '/category/syr/kozij&amp;syr'])
      expect(body).toContain(`<loc>${ORIGIN}${path}</loc>`)
    expect(body).not.toContain('/farmers')
    expect(body).not.toContain('/delivery-and-payment')
    expect(asked).not.toContain('/api/v1/catalog')
  })

  it('keeps robots out of personal pages and shows them the list', async () => {
    const { app } = await setUp()
    const { body } = await app.inject('/robots.txt')
    expect(body).toContain('Disallow: /account\n')
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
  })

  it('gives the sign and the manifest', async () => {
    const { app } = await setUp()
    const sign = await app.inject('/favicon.ico')
    expect(sign.headers['content-type']).toBe('image/svg+xml')
    expect(sign.body).toContain('<svg')
    expect((await app.inject('/site.webmanifest')).json()).toMatchObject({ lang: 'ru', start_url: '/' })
  })
})
