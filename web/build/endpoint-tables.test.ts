import * as favorites from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { browserSource } from './endpoint-tables.ts'

test('passes plain constants of a contract to the browser, without schemas and functions', () => {
  const source = browserSource({
    MAX_NOTES: 100,
    HEADER: 'idempotency-key',
    SIZES: [1, 2],
    noteSchema: z.object({ text: z.string() }),
    limits: { text: z.string() },
    wordOf: () => 'note',
    noteEndpoints: defineEndpoints({
      notes: { method: 'GET', path: '/api/v1/notes', access: 'public', summary: 'Notes', answer: z.unknown() },
    }),
  })
  expect(source.split('\n')).toEqual([
    'export const MAX_NOTES = 100',
    'export const HEADER = "idempotency-key"',
    'export const SIZES = [1,2]',
    'export const noteEndpoints = {"notes":{"method":"GET","path":"/api/v1/notes","access":"public"}}',
  ])
})

test('omits endpoints that no page names', () => {
  const call = { method: 'GET', path: '/', access: 'public', summary: '', answer: z.unknown() } as const
  const table = { noteEndpoints: defineEndpoints({ notes: call, notify: call }) }
  expect(browserSource(table, new Set(['notes', 'useNotes']))).toBe(
    'export const noteEndpoints = {"notes":{"method":"GET","path":"/","access":"public"}}',
  )
})

test("has the limit of a guest's favourites in the contract only", () => {
  expect(browserSource(favorites)).toContain(`export const MAX_GUEST_FAVORITES = ${favorites.MAX_GUEST_FAVORITES}\n`)
})
