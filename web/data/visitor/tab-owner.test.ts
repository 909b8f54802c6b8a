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

test('finds the owner of drafts in a reloaded tab with an expired session', () => {
  expect(isKeptAfter('expired')).toBe(false)
  expect(takeTab(7)).toBe(false)
  // only the storage survives the reload
  expect(isKeptAfter('expired')).toBe(true)
  expect(takeTab(7)).toBe(false)
  expect(takeTab(8)).toBe(true)
  expect(takeTab(8)).toBe(false)
})

test('drops drafts after a sign-out, also in a tab reloaded as a guest', () => {
  takeTab(7)
  for (const end of ['signedOut', 'ended'] as const) {
    expect(isKeptAfter(end)).toBe(false)
    noteEnd(end)
    expect(isLeftBehind()).toBe(true)
  }
  // another person signed in since, and that session ended without an open page
  noteEnd(null)
  expect(isLeftBehind()).toBe(false)
  noteEnd('expired')
  expect(isLeftBehind()).toBe(false)
  noteEnd('signedOut')
  leaveTab()
  expect(isLeftBehind()).toBe(false)
})
