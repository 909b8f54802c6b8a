import { expect, test } from 'vitest'
import { createAgenda } from './agenda.ts'

test('returns actions in the order of their moments, and those of one moment as they were added', () => {
  const agenda = createAgenda()
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  const done: string[] = []
  const names = [5, 3, 9, 3, 1, 7, 3].map((minute, index) => ({ minute, name: `${minute}${'abcdefg'[index]}` }))
  for (const { minute, name } of names) agenda.add(at(minute), async () => void done.push(name))
  for (let next = agenda.next(at(9)); next; next = agenda.next(at(9))) void next.run()
  expect(done).toEqual(['1e', '3b', '3d', '3g', '5a', '7f'])
  expect(agenda.next(at(10))?.at).toEqual(at(9))
})
