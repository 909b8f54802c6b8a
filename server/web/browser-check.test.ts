import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { BROWSER_CHECK } from './browser-check.ts'

interface Visit {
  isGood?: boolean
  pathname?: string
  userAgent?: string
  screen?: { width: number; height: number }
  kept?: Map<string, string>
}
const PHONE = { width: 390, height: 844 }

function visit({ isGood = false, pathname = '/', userAgent = 'Mozilla/5.0', screen = PHONE, kept = new Map() }: Visit) {
  const went: string[] = []
  const CSS = { supports: () => isGood }
  runInNewContext(BROWSER_CHECK, {
    window: { CSS, screen },
    screen,
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

it('warns an old browser once per tab', () => {
  const kept = new Map<string, string>()
  expect(visit({ kept })).toEqual(['/unsupported-browser'])
  expect(visit({ kept, pathname: '/category' })).toEqual([])
})

it('ignores supported browsers, robots and the warning page itself', () => {
  expect(visit({ isGood: true })).toEqual([])
  expect(visit({ userAgent: 'Mozilla/5.0 (compatible; YandexBot/3.0)' })).toEqual([])
  expect(visit({ pathname: '/unsupported-browser' })).toEqual([])
})

it('warns a watch and a television about the device, whatever their browser', () => {
  for (const isGood of [true, false]) {
    expect(visit({ isGood, screen: { width: 198, height: 242 } })).toEqual(['/unsupported-device'])
    expect(
      visit({ isGood, userAgent: 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) AppleWebKit/537.36 TV Safari' }),
    ).toEqual(['/unsupported-device'])
  }
  // the smallest phones are treated as phones
  expect(visit({ isGood: true, screen: { width: 240, height: 320 } })).toEqual([])
  expect(visit({ screen: { width: 198, height: 242 }, pathname: '/unsupported-device' })).toEqual([])
})

it('is valid for browsers of ten years ago', () => {
  expect(BROWSER_CHECK).not.toMatch(/=>|\b(const|let|async)\b|\?\.|`/)
})
