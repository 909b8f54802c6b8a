import { expect, test } from 'vitest'
import { planRedirects, redirectKey, redirectRows } from './redirects.ts'

const plan = (present: Record<string, string>, ...typed: [string, string][]) => {
  const { rows, writes } = planRedirects(
    new Map(Object.entries(present)),
    typed.map(([from, to]) => ({ from, to })),
  )
  return { outcomes: rows.map(({ outcome }) => outcome), writes: Object.fromEntries(writes) }
}

test('finds a path whatever its parameters, its last slash and the encoding of its letters', () => {
  expect(['/сыр', '/%D1%81%D1%8B%D1%80/', '/%d1%81%d1%8b%d1%80?utm=1'].map(redirectKey)).toEqual(Array(3).fill('/сыр'))
  expect([redirectKey('/'), redirectKey('/100%')]).toEqual(['/', '/100%'])
})

test('takes paths of the shop and https addresses', () => {
  const { outcomes, writes } = plan(
    {},
    ['https://old.example/catalog/milk/', '/category/milk?sort=new'],
    ['/blog', 'https://blog.example/'],
    ['/', '/farmers'],
    ['/office/log', '/farmers'],
    ['/a', 'http://plain.example'],
    ['/b', '//evil.example'],
    ['/c', '/office'],
  )
  expect(outcomes).toEqual(['new', 'new', 'wrongFrom', 'wrongFrom', 'wrongTo', 'wrongTo', 'wrongTo'])
  expect(writes).toEqual({ '/catalog/milk': '/category/milk?sort=new', '/blog': 'https://blog.example/' })
})

test('flattens chains in both directions and refuses loops', () => {
  expect(plan({ '/b': '/c' }, ['/a', '/b?x=1'])).toEqual({ outcomes: ['new'], writes: { '/a': '/c' } })
  expect(plan({ '/a': '/b' }, ['/b', '/c'])).toEqual({ outcomes: ['new'], writes: { '/b': '/c', '/a': '/c' } })
  expect(plan({ '/a': '/b' }, ['/b', '/a'], ['/c', '/c/'], ['/a', '/b']).outcomes).toEqual(['loop', 'loop', 'same'])
  expect(plan({}, ['/a', '/b'], ['/b', '/c'], ['/c', '/a'], ['/a', '/d'])).toEqual({
    outcomes: ['new', 'new', 'loop', 'repeated'],
    writes: { '/a': '/c', '/b': '/c' },
  })
})

test('reads a pasted table', () => {
  expect(redirectRows('/a;/b\r\n\n"/c"\t"/d"\n/e,/f\n/g')).toEqual([
    { from: '/a', to: '/b' },
    { from: '/c', to: '/d' },
    { from: '/e', to: '/f' },
    { from: '/g', to: '' },
  ])
})
