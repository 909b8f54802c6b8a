import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { BROWSER_CHECK } from './browser-check.ts'

function visit({ isGood = false, pathname = '/', userAgent = 'Mozilla/5.0', kept = new Map<string, string>() }) {
  const went: string[] = []
  const CSS = { supports: () => isGood }
  runInNewContext(BROWSER_CHECK, {
    window: { CSS },
    CSS,
    location: { pathname, replace: (to: string) => went.push(to) },
    navigator: { userAgent },
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
  })
  return went
}

it('tells an old browser once a tab', () => {
  const kept = new Map<string, string>()
  expect(visit({ kept })).toEqual(['/unsupported-browser'])
  expect(visit({ kept, pathname: '/category' })).toEqual([])
})

it('leaves good browsers, robots and the page itself alone', () => {
  expect(visit({ isGood: true })).toEqual([])
  expect(visit({ userAgent: 'Mozilla/5.0 (compatible; YandexBot/3.0)' })).toEqual([])
  expect(visit({ pathname: '/unsupported-browser' })).toEqual([])
})
