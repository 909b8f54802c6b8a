import { expect, it } from 'vitest'
import { coveredTo, paperMovesOf, paperState } from './paper-check.ts'

it('expires after its last day unless it was refused, and is decided no more', () => {
  expect(paperState('accepted', '2026-11-30', '2026-11-30')).toBe('accepted')
  expect(paperState('accepted', '2026-11-30', '2026-12-01')).toBe('expired')
  expect(paperState('waiting', '2026-11-30', '2026-12-01')).toBe('expired')
  expect(paperState('refused', '2026-11-30', '2026-12-01')).toBe('refused')
  expect(paperState('waiting', null, '2026-12-01')).toBe('waiting')
  expect(paperMovesOf('expired')).toEqual([])
  expect([paperMovesOf('waiting'), paperMovesOf('accepted'), paperMovesOf('refused')]).toEqual([
    ['accept', 'refuse'],
    ['refuse'],
    ['accept'],
  ])
})

it('covers a replacement by the accepted paper that it replaces', () => {
  const paper = { validTo: '2026-12-05', coveredTo: null }
  expect(coveredTo({ ...paper, check: 'accepted' })).toBe('2026-12-05')
  expect(coveredTo({ ...paper, check: 'accepted', validTo: null })).toBe('9999-12-31')
  expect(coveredTo({ ...paper, check: 'refused' })).toBeNull()
  // a second replacement before the check inherits the cover of the first
  expect(coveredTo({ ...paper, check: 'waiting', coveredTo: '2026-12-01' })).toBe('2026-12-01')
})
