import { describe, expect, it } from 'vitest'
import { INITIAL_LISTENING, type Listening, readScaleChunk, readScaleLine } from './scale-reading.ts'

describe('a line of a scale', () => {
  it.each([
    ['ST,GS,   1.084kg', 1084, true],
    ['ST,NT,+  0.600 kg', 600, true],
    ['US,GS,   1.091kg', 1091, false],
    ['ST,GS,\u0001\u0080,  0.236 kg', 236, true],
    ['st,gs,  236 g', 236, true],
    ['S S      1.084 kg', 1084, true],
    ['S D      1.08 kg', 1080, false],
    ['S S     571 g', 571, true],
    ['SS 0,571 кг', 571, true],
    ['  1.236 kg', 1236, null],
    ['1236 г', 1236, null],
    ['+0.4056 kg', 406, null],
  ] as const)('«%s» is %i g', (line, grams, isStable) => {
    expect(readScaleLine(line)).toEqual({ grams, isStable })
  })
  it.each([
    '',
    'OL,GS,  ------ kg',
    'ST,GS,-  0.010kg',
    '-0.010 kg',
    'S I',
    'S +',
    '1.084',
    '2.4 lb',
    'ready',
    '12:30 kg?',
  ])('«%s» is not a weight', (line) => expect(readScaleLine(line)).toBeNull())
})

describe('data from the port', () => {
  const hear = (pieces: readonly string[]) => {
    let now: Listening = INITIAL_LISTENING
    return pieces.map((piece) => {
      const read = readScaleChunk(now, piece)
      now = read.now
      return read.grams
    })
  }
  it('joins data split at any point, and accepts only a stable reading as a weight', () => {
    expect(hear(['US,GS, 0.9', '00kg\r\nUS,GS, 1.0', '50kg\r\nST,GS, 1.084kg\r', '\n'])).toEqual([
      null,
      null,
      1084,
      null,
    ])
  })
  it('accepts three equal lines as a weight when the scale has no stability marks', () => {
    expect(hear(['1.084 kg\n', '1.084 kg\n', '1.084 kg\n', '1.090 kg\n', '1.084 kg\n'])).toEqual([
      null,
      null,
      1084,
      null,
      null,
    ])
  })
  it('ignores an empty plate, and drops accumulated noise', () => {
    expect(hear(['ST,GS, 0.000kg\n'])).toEqual([null])
    const { now } = readScaleChunk(INITIAL_LISTENING, 'x'.repeat(100_000))
    expect(now.rest.length).toBeLessThanOrEqual(64)
  })
})
