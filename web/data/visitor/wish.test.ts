import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWish, signInFor, type Wish, wishFor } from './wish.ts'

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

const milk: Wish = { kind: 'product', id: 7, title: 'Молоко козье топлёное', isHere: true }

test('keeps the wish for the sign-in that leads back to where it was made', () => {
  expect(signInFor(milk, '/category/moloko?page=2')).toBe('/sign-in?redirect=%2Fcategory%2Fmoloko%3Fpage%3D2')
  expect(wishFor('/category/moloko?page=2')).toEqual(milk)
})

test('does not serve a sign-in that leads elsewhere', () => {
  signInFor(milk, '/category/moloko')
  expect(wishFor('/account')).toBeNull()
})

test('is gone once it is done, and what is unreadable is no wish', () => {
  signInFor(milk, '/')
  forgetWish()
  expect(wishFor('/')).toBeNull()
  kept.set('okolitsa-own-wish', '{')
  expect(wishFor('/')).toBeNull()
})
