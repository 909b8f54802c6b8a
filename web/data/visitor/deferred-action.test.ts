import { beforeEach, expect, test, vi } from 'vitest'
import { type DeferredAction, deferredActionFor, forgetDeferredAction, signInFor } from './deferred-action.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const milk: DeferredAction = { kind: 'product', id: 7, title: 'Молоко козье топлёное', isHere: true }

test('keeps the action for the sign-in that returns to its page', () => {
  expect(signInFor(milk, '/category/moloko?page=2')).toBe('/sign-in?redirect=%2Fcategory%2Fmoloko%3Fpage%3D2')
  expect(deferredActionFor('/category/moloko?page=2')).toEqual(milk)
})

test('ignores the action in a sign-in that returns elsewhere', () => {
  signInFor(milk, '/category/moloko')
  expect(deferredActionFor('/account')).toBeNull()
})

test('removes the action after use, and ignores an invalid one', () => {
  signInFor(milk, '/')
  forgetDeferredAction()
  expect(deferredActionFor('/')).toBeNull()
  kept.set('okolitsa-own-action', '{')
  expect(deferredActionFor('/')).toBeNull()
})
