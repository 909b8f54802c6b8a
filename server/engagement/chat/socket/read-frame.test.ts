import { expect, it } from 'vitest'
import { z } from 'zod'
import { readFrame } from './read-frame.ts'

const schema = z.object({ text: z.string().trim().min(1) })

it('cleans the texts of a frame', () => {
  expect(readFrame(schema, { text: 'да\u200B, Андре\u0438\u0306\u202E' })).toEqual({ text: 'да, Андрей' })
})

it('treats a text of invisible characters as empty', () => {
  expect(() => readFrame(schema, { text: '\u200B\uFEFF' })).toThrow(
    expect.objectContaining({ code: 'CHAT_FIELDS_MISSING', facts: { fields: ['text'] } }),
  )
})

it('refuses a NUL character and half of a surrogate pair', () => {
  for (const text of ['да\0', 'да\uD800']) {
    expect(() => readFrame(schema, { text })).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }))
  }
})
