import { expect, test } from 'vitest'
import { createAnswerReader } from './answer-reader.ts'

/** Reads an answer in pieces of this size; returns the results of all pieces. */
function readInPieces(text: string, size: number): unknown[] {
  const reader = createAnswerReader()
  reader.begin()
  const bytes = Buffer.from(text)
  const states: unknown[] = []
  for (let at = 0; at < bytes.length; at += size) states.push(reader.read(bytes.subarray(at, at + size)))
  return states
}

test.each([
  ['by its length', 'HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nhello world'],
  ['empty', 'HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n'],
  ['by its last chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'],
])('an answer %s ends with its last byte, however it is split', (_name, text) => {
  for (const size of [1, 3, 7, 1_000]) {
    const states = readInPieces(text, size)
    expect(states.pop()).toBe('whole')
    expect(states.every((state) => state === 'more')).toBe(true)
  }
})

test('reports a reason for a refusal and for an answer of unknown length', () => {
  expect(readInPieces('HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n', 1_000)).toEqual([
    { failure: 'HTTP/1.1 503 Service Unavailable' },
  ])
  expect(readInPieces('HTTP/1.1 200 OK\r\n\r\nhello', 1_000)).toEqual([{ failure: 'an answer without its length' }])
})
