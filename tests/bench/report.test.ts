import { expect, test } from 'vitest'
import { type Run, tablesOf, withFigures } from './report.ts'

const DOCUMENT = `# Bench
<!-- figures at 10000: written by npm run bench -- --record -->
old
<!-- end of figures -->
between
<!-- figures at 1000000: written by npm run bench -- --record -->
older
<!-- end of figures -->
after`

test('replaces the figures of one scale without affecting the others', () => {
  const written = withFigures(DOCUMENT, '1000000', 'new')
  expect(written).toBe(DOCUMENT.replace('older', 'new'))
  expect(() => withFigures(DOCUMENT, '100000', 'new')).toThrow('no room')
})

test('reports a required ratio as missed when requests reach it but CPU time does not', () => {
  const side = {
    requestsPerSecond: 100,
    cpuMicroseconds: 100,
    answerBytes: 1024,
    generatorLoad: 0.1,
    openP50Ms: 1,
    openP99Ms: 2,
  }
  const run = (cpuRatio: number): Run => ({
    figures: [
      {
        name: 'list',
        shop: side,
        limit: { aim: 0.6, other: side, ratio: 0.9, cpuRatio },
        single: null,
        openPerSecond: 50,
        jobsMicroseconds: null,
      },
    ],
    facts: [],
  })
  expect(tablesOf(run(0.5))).toContain('0.6 MISSED')
  expect(tablesOf(run(0.7))).toContain('0.6 met')
})
