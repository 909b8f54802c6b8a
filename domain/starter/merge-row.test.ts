import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame, mergeRow, type StarterFields } from './merge-row.ts'

const FIELDS = ['title', 'hue', 'attributes', 'parentId'] as const
const value = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.integer({ min: 0, max: 3 }),
  fc.constant(null),
  fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
)
const row: fc.Arbitrary<StarterFields> = fc.record(Object.fromEntries(FIELDS.map((field) => [field, value])))
const versions = fc.record({ base: row, theirs: row, ours: row })

describe('the three-way merge of a starter row', () => {
  it('takes the release when the operator has changed nothing', () => {
    fc.assert(
      fc.property(row, row, (base, theirs) => {
        expect(mergeRow({ base, theirs, ours: base }).fields).toEqual(theirs)
      }),
    )
  })
  it('changes nothing when the release has changed nothing', () => {
    fc.assert(
      fc.property(row, row, (base, ours) => {
        expect(mergeRow({ base, theirs: base, ours })).toMatchObject({ fields: ours, isChanged: false })
      }),
    )
  })
  it('keeps every field that the operator has changed, and takes every other one', () => {
    fc.assert(
      fc.property(versions, ({ base, theirs, ours }) => {
        const { fields } = mergeRow({ base, theirs, ours })
        for (const field of FIELDS) {
          const isEdited = !isSame(ours[field], base[field])
          expect(fields?.[field]).toEqual(isEdited ? ours[field] : theirs[field])
        }
      }),
    )
  })
  it('names exactly the fields that differ from the release', () => {
    fc.assert(
      fc.property(versions, ({ base, theirs, ours }) => {
        const { fields, edited } = mergeRow({ base, theirs, ours })
        expect(edited).toEqual(Object.keys(theirs).filter((field) => !isSame(fields?.[field], theirs[field])))
      }),
    )
  })
  it('is idempotent: a second application writes nothing', () => {
    fc.assert(
      fc.property(fc.option(row, { nil: null }), row, fc.option(row, { nil: null }), (base, theirs, ours) => {
        const { fields } = mergeRow({ base, theirs, ours })
        const again = mergeRow({ base: theirs, theirs, ours: fields })
        expect(again.isChanged).toBe(false)
        expect(again.fields).toEqual(fields)
      }),
    )
  })
  it('adds a new row, and leaves a removed one removed', () => {
    expect(mergeRow({ base: null, theirs: { title: 'Сыр' }, ours: null })).toEqual({
      fields: { title: 'Сыр' },
      isChanged: true,
      edited: [],
    })
    expect(mergeRow({ base: { title: 'Сыр' }, theirs: { title: 'Сыры' }, ours: null })).toEqual({
      fields: null,
      isChanged: false,
      edited: [],
    })
  })
  it('keeps a row that existed before the starter data, except fields that it lacks', () => {
    const merged = mergeRow({ base: null, theirs: { title: 'Сыр', hue: 92 }, ours: { title: 'Сыры' } })
    expect(merged).toEqual({ fields: { title: 'Сыры', hue: 92 }, isChanged: true, edited: ['title'] })
  })
  it('fills an empty field that a later release has added', () => {
    const base = { title: 'Сыр' }
    const theirs = { title: 'Сыр', synonyms: ['бри'] }
    expect(mergeRow({ base, theirs, ours: { title: 'Сыр', synonyms: [] } }).fields).toEqual(theirs)
    expect(mergeRow({ base, theirs, ours: { title: 'Сыр', synonyms: ['гауда'] } }).fields).toEqual({
      title: 'Сыр',
      synonyms: ['гауда'],
    })
  })
  it('compares values in any order of their keys', () => {
    expect(isSame({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
  })
})
