import { expect, it } from 'vitest'
import { createStatementNames, PLANNED_EACH_TIME } from './statement-names.ts'

it('names a statement once, and one that is planned each time never', () => {
  const names = createStatementNames()
  expect(names.of('select 1').name).toBe(names.of('select 1').name)
  expect(names.of(`${PLANNED_EACH_TIME} select 1`)).toEqual({ text: `${PLANNED_EACH_TIME} select 1` })
})
