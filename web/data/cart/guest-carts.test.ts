import { expect, test } from 'vitest'
import { createGuestCarts } from './guest-carts.ts'

const MINUTE = 60_000

/**
 * The storage of one browser as seen by its tabs: a tab reads its own writes immediately, other tabs after `deliver`.
 */
function browserOf(tabs: number) {
  const views = Array.from({ length: tabs }, () => new Map<string, string>())
  const onTheWay: (() => void)[] = []
  const write = (own: Map<string, string>, action: (view: Map<string, string>) => void) => {
    action(own)
    for (const view of views) if (view !== own) onTheWay.push(() => action(view))
  }
  let time = 1_000 * MINUTE
  return {
    tabs: views.map((own) =>
      createGuestCarts(
        () => ({
          getItem: (key) => own.get(key) ?? null,
          setItem: (key, value) => write(own, (view) => view.set(key, value)),
          removeItem: (key) => write(own, (view) => view.delete(key)),
          key: (index) => [...own.keys()][index] ?? null,
          get length() {
            return own.size
          },
        }),
        () => time,
      ),
    ),
    deliver: () => {
      for (const action of onTheWay.splice(0)) action()
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

function twoTabs() {
  const { tabs, ...browser } = browserOf(2)
  const [one, other] = tabs
  if (!one || !other) throw new Error('two tabs are needed')
  return { one, other, ...browser }
}

test('keeps a new cart when another tab receives an empty list requested before', () => {
  const { one, other, deliver } = twoTabs()
  one.doubt()
  const asking = other.asking()
  // the server has opened the cart and the first tab has stored it; the other tab does not see it yet
  one.add('first')
  other.settle(asking, [], [])
  deliver()
  for (const tab of [one, other]) expect([tab.ids(), tab.areNone()]).toEqual([['first'], false])
})

test('sends no request after an empty list, until a cart is being opened whose answer may be lost', () => {
  const { one, other, deliver, pass } = twoTabs()
  expect(one.areNone()).toBe(false)
  one.settle(one.asking(), [], [])
  deliver()
  expect([one.areNone(), other.areNone()]).toEqual([true, true])

  one.doubt()
  deliver()
  // the page of the first tab is closed; the other tab's empty list is inconclusive meanwhile
  pass(MINUTE)
  other.settle(other.asking(), [], [])
  expect(other.areNone()).toBe(false)
  pass(2 * MINUTE)
  other.settle(other.asking(), [], [])
  expect(other.areNone()).toBe(true)

  // a received answer ends the uncertainty
  one.doubt()()
  deliver()
  expect([one.areNone(), other.areNone()]).toEqual([true, true])
})

test('keeps both carts when two tabs open one cart each', () => {
  const { one, other, deliver } = twoTabs()
  one.add('of one')
  other.add('of the other')
  deliver()
  for (const tab of [one, other]) expect(tab.ids().sort()).toEqual(['of one', 'of the other'])
})

test('transfers the sent carts at sign-in and keeps one opened meanwhile', () => {
  const { one, other, deliver } = twoTabs()
  one.add('known')
  deliver()
  const asking = one.asking()
  other.add('opened meanwhile')
  one.given(asking)
  deliver()
  expect(one.ids()).toEqual(['opened meanwhile'])
  expect(one.areNone()).toBe(false)
})

test('keeps carts that the server returns and drops the others; the newest are last', () => {
  const { one } = twoTabs()
  one.add('b')
  one.add('a')
  one.settle(one.asking(), ['a', 'from the cookie'], ['b'])
  expect(one.ids()).toEqual(['a', 'from the cookie'])
  one.forget('a')
  one.forget('from the cookie')
  expect(one.ids()).toEqual([])
})

test('keeps carts in memory when storage is forbidden', () => {
  const carts = createGuestCarts(() => {
    throw new Error('forbidden')
  })
  carts.add('a')
  expect(carts.ids()).toEqual(['a'])
  carts.given(carts.asking())
  expect([carts.ids(), carts.areNone()]).toEqual([[], true])
})
