import { beforeEach, expect, test, vi } from 'vitest'
import { noteEnd } from './session-end.ts'
import { isKeptAfter, isLeftBehind, leaveTab, takeTab } from './tab-owner.ts'

const storageOf = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf())
  vi.stubGlobal('localStorage', storageOf())
  return () => vi.unstubAllGlobals()
})

test('a reloaded tab that meets a dead session still knows whose typing it keeps', () => {
  expect(isKeptAfter('expired')).toBe(false)
  expect(takeTab(7)).toBe(false)
  // nothing of the page is left but the storage
  expect(isKeptAfter('expired')).toBe(true)
  expect(takeTab(7)).toBe(false)
  expect(takeTab(8)).toBe(true)
  expect(takeTab(8)).toBe(false)
})

test('whoever signs out, or is signed out, takes the typing along, in a tab that is reloaded as a guest, too', () => {
  takeTab(7)
  for (const end of ['signedOut', 'ended'] as const) {
    expect(isKeptAfter(end)).toBe(false)
    noteEnd(end)
    expect(isLeftBehind()).toBe(true)
  }
  // since then somebody signed in, and that session ended where no page saw it
  noteEnd(null)
  expect(isLeftBehind()).toBe(false)
  noteEnd('expired')
  expect(isLeftBehind()).toBe(false)
  noteEnd('signedOut')
  leaveTab()
  expect(isLeftBehind()).toBe(false)
})
