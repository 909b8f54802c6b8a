import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recallScroll, rememberScroll } from './scroll-memory.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

describe('scroll memory', () => {
  it('keeps the latest position of each history entry', () => {
    rememberScroll('a', 100.6)
    rememberScroll('b', 5)
    rememberScroll('a', 200)
    expect(recallScroll('a')).toBe(200)
    expect(recallScroll('b')).toBe(5)
    expect(recallScroll('c')).toBeNull()
  })
  it('drops the oldest entries', () => {
    for (let entry = 0; entry < 60; entry++) rememberScroll(`e${entry}`, entry)
    expect(recallScroll('e5')).toBeNull()
    expect(recallScroll('e59')).toBe(59)
  })
  it('works without storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    })
    rememberScroll('a', 1)
    expect(recallScroll('a')).toBeNull()
  })
})
