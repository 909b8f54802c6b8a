import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StarterFields } from './merge-row.ts'
import { planStarter, type StarterPlan, type StarterRows } from './plan-starter.ts'

const rows = (of: Record<string, StarterFields>): StarterRows => new Map(Object.entries(of))
const none: StarterRows = new Map()
const TREE = { unique: ['urlKey'], parent: 'parentId' }

/** The rows and the bases after a plan. */
const after = ({ added, updated, bases }: StarterPlan, ours: StarterRows, old: StarterRows) => ({
  ours: new Map([...ours, ...[...added, ...updated].map(({ key, fields }) => [key, fields] as const)]),
  bases: new Map([...old, ...bases.map(({ key, fields }) => [key, fields] as const)]),
})

const category = (urlKey: string, parentId: number | null = null, title = urlKey) => ({ urlKey, parentId, title })

describe('the plan of starter data', () => {
  it('adds all rows to an empty market, and nothing a second time', () => {
    const theirs = rows({ 1: category('milk'), 101: category('cheese', 1) })
    const plan = planStarter(theirs, { bases: none, ours: none, ...TREE })
    expect(plan.added.map(({ key }) => key)).toEqual(['1', '101'])
    expect(plan.differences).toEqual([])
    const again = planStarter(theirs, { ...after(plan, none, none), ...TREE })
    expect(again).toEqual({ added: [], updated: [], bases: [], differences: [] })
  })

  it('updates untouched fields, keeps edited ones, and lists them', () => {
    const bases = rows({ 1: category('milk', null, 'Молоко') })
    const ours = rows({ 1: category('moloko', null, 'Молоко') })
    const plan = planStarter(rows({ 1: category('milk-and-cheese', null, 'Молоко и сыр') }), { bases, ours, ...TREE })
    expect(plan.updated).toEqual([{ key: '1', fields: category('moloko', null, 'Молоко и сыр') }])
    expect(plan.differences).toEqual([
      {
        key: '1',
        title: 'Молоко и сыр',
        reason: 'edited',
        field: 'urlKey',
        ours: 'moloko',
        theirs: 'milk-and-cheese',
      },
    ])
  })

  it('adds no child of a removed row, and lists both', () => {
    const bases = rows({ 1: category('milk') })
    const plan = planStarter(rows({ 1: category('milk'), 101: category('cheese', 1) }), { bases, ours: none, ...TREE })
    expect(plan.added).toEqual([])
    expect(plan.differences.map(({ key, reason }) => [key, reason])).toEqual([
      ['1', 'removed'],
      ['101', 'parentRemoved'],
    ])
  })

  it("leaves a row out whose unique value is the operator's, and adds it once the value is free", () => {
    const theirs = rows({ 1: category('milk') })
    const plan = planStarter(theirs, { bases: none, ours: rows({ 10001: category('milk') }), ...TREE })
    expect(plan).toMatchObject({ added: [], bases: [], differences: [{ reason: 'taken', field: 'urlKey' }] })
    expect(planStarter(theirs, { bases: none, ours: none, ...TREE }).added).toHaveLength(1)
  })

  it('moves no row under its own descendant', () => {
    const bases = rows({ 1: category('milk'), 2: category('cheese') })
    // the operator has put the first row under the second
    const ours = rows({ 1: category('milk', 2), 2: category('cheese') })
    const plan = planStarter(rows({ 1: category('milk'), 2: category('cheese', 1) }), { bases, ours, ...TREE })
    expect(plan.updated).toEqual([])
    expect(plan.differences.map(({ key, field }) => [key, field])).toEqual([
      ['1', 'parentId'],
      ['2', 'parentId'],
    ])
  })

  it('never writes an edited field, never removes a row, and ends when it is repeated', () => {
    const fields = fc.record({ urlKey: fc.constantFrom('a', 'b', 'c', 'd'), title: fc.constantFrom('A', 'B') })
    const some = fc.dictionary(fc.constantFrom('1', '2', '3'), fields)
    fc.assert(
      fc.property(some, some, some, (theirs, bases, ours) => {
        const distinct = (of: Record<string, StarterFields>) =>
          new Set(Object.values(of).map(({ urlKey }) => urlKey)).size === Object.keys(of).length
        fc.pre(distinct(ours) && distinct(theirs))
        const plan = planStarter(rows(theirs), { bases: rows(bases), ours: rows(ours), unique: ['urlKey'] })
        const result = after(plan, rows(ours), rows(bases))
        for (const [key, row] of Object.entries(ours)) {
          expect(result.ours.has(key)).toBe(true)
          for (const field of ['urlKey', 'title']) {
            const isEdited = row[field as 'title'] !== bases[key]?.[field as 'title']
            if (isEdited) expect(result.ours.get(key)?.[field]).toBe(row[field as 'title'])
          }
        }
        expect(distinct(Object.fromEntries(result.ours))).toBe(true)
        // a value that a later row gives up is taken by the next application
        let { ours: now, bases: known } = result
        for (let round = 0; round < 3; round += 1) {
          const next = after(planStarter(rows(theirs), { ours: now, bases: known, unique: ['urlKey'] }), now, known)
          now = next.ours
          known = next.bases
        }
        const last = planStarter(rows(theirs), { ours: now, bases: known, unique: ['urlKey'] })
        expect([...last.added, ...last.updated, ...last.bases]).toEqual([])
      }),
    )
  })
})
