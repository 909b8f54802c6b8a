import { describe, expect, it } from 'vitest'
import { type Town, townsThatFit } from './town-labels.ts'

const screen = { width: 400, height: 300 }
const project = (longitude: number, latitude: number) => ({ x: longitude, y: latitude })
const namesOf = (towns: readonly Town[]) => townsThatFit(towns, project, screen).map(({ name }) => name)

describe('labels of towns', () => {
  it('prefers the larger town where two labels would overlap', () => {
    expect(
      namesOf([
        ['Large', 100, 100],
        ['Small', 120, 104],
        ['Apart', 300, 100],
      ]),
    ).toEqual(['Large', 'Apart'])
  })

  it('returns only labels within the screen', () => {
    expect(
      namesOf([
        ['West', -1, 100],
        ['South', 100, 301],
        ['Here', 200, 150],
      ]),
    ).toEqual(['Here'])
  })

  it('returns at most forty labels', () => {
    const many = Array.from(
      { length: 400 },
      (_, index): Town => [`${index}`, (index % 20) * 50, Math.floor(index / 20) * 50],
    )
    expect(townsThatFit(many, project, { width: 2_000, height: 2_000 })).toHaveLength(40)
  })
})
