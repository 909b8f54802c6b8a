import { expect, test } from 'vitest'
import { createGuestCarts } from './guest-carts.ts'

const MINUTE = 60_000

/**
 * The storage of one browser as its tabs see it: what a tab writes is its own at once and everybody's only when
 * `deliver` says so.
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

test('an empty list that another tab asked for while a first cart was opened forgets nothing', () => {
  const { one, other, deliver } = twoTabs()
  one.doubt()
  const asking = other.asking()
  // the server opens the cart, and its first tab writes it down; the other does not see that yet
  one.add('first')
  other.settle(asking, [], [])
  deliver()
  for (const tab of [one, other]) expect([tab.ids(), tab.areNone()]).toEqual([['first'], false])
})

test('after an empty list nobody asks, until a cart is being opened whose answer may be lost', () => {
  const { one, other, deliver, pass } = twoTabs()
  expect(one.areNone()).toBe(false)
  one.settle(one.asking(), [], [])
  deliver()
  expect([one.areNone(), other.areNone()]).toEqual([true, true])

  one.doubt()
  deliver()
  // the page of the first tab is left; what the other is told meanwhile says nothing
  pass(MINUTE)
  other.settle(other.asking(), [], [])
  expect(other.areNone()).toBe(false)
  pass(2 * MINUTE)
  other.settle(other.asking(), [], [])
  expect(other.areNone()).toBe(true)

  // an answer that has come leaves no doubt
  one.doubt()()
  deliver()
  expect([one.areNone(), other.areNone()]).toEqual([true, true])
})

test('two tabs that open a cart each keep both', () => {
  const { one, other, deliver } = twoTabs()
  one.add('of one')
  other.add('of the other')
  deliver()
  for (const tab of [one, other]) expect(tab.ids().sort()).toEqual(['of one', 'of the other'])
})

test('whoever signs in gives the carts that were sent, and keeps one opened meanwhile for the next time', () => {
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

test('what the server names is known, what it has not is forgotten; the newest are last', () => {
  const { one } = twoTabs()
  one.add('b')
  one.add('a')
  one.settle(one.asking(), ['a', 'from the cookie'], ['b'])
  expect(one.ids()).toEqual(['a', 'from the cookie'])
  one.forget('a')
  one.forget('from the cookie')
  expect(one.ids()).toEqual([])
})

test('a browser that forbids its storage knows the carts as long as the page lives', () => {
  const carts = createGuestCarts(() => {
    throw new Error('forbidden')
  })
  carts.add('a')
  expect(carts.ids()).toEqual(['a'])
  carts.given(carts.asking())
  expect([carts.ids(), carts.areNone()]).toEqual([[], true])
})
