import { describe, expect, it } from 'vitest'
import { gatherPoints } from './map-clusters.ts'
import { FITTING_ZOOM, viewOfAll } from './map-framing.ts'
import type { MapPoint } from './map-point.ts'
import { fromWorld, toWorld } from './mercator.ts'

const point = (id: string, latitude: number, longitude: number): MapPoint => ({
  id,
  label: id,
  coords: { latitude, longitude },
})
const moscow = point('moscow', 55.75, 37.62)
const khimki = point('khimki', 55.89, 37.43)
const tula = point('tula', 54.19, 37.62)

const idsOf = (zoom: number) =>
  gatherPoints([moscow, khimki, tula], zoom, 15).map(({ points }) => points.map(({ id }) => id))

describe('points of a map that gathers none itself', () => {
  it('gather while they are near on the screen and come apart nearer', () => {
    expect(idsOf(2)).toEqual([['moscow', 'khimki', 'tula']])
    expect(idsOf(6)).toEqual([['moscow', 'khimki'], ['tula']])
    expect(idsOf(10)).toEqual([['moscow'], ['khimki'], ['tula']])
  })

  it('keep still within one zoom', () => {
    expect(gatherPoints([moscow, khimki, tula], 6.9, 15)).toEqual(gatherPoints([moscow, khimki, tula], 6, 15))
  })

  it('stand alone at the nearest zoom, even in one house', () => {
    const neighbour = { ...moscow, id: 'neighbour' }
    expect(gatherPoints([moscow, neighbour], 14, 15)).toHaveLength(1)
    expect(gatherPoints([moscow, neighbour], 15, 15)).toHaveLength(2)
  })

  it('are all seen in the view that fits them', () => {
    const { centre, zoom } = viewOfAll([moscow, tula], { width: 400, height: 600 })
    expect(centre.longitude).toBeCloseTo(37.62)
    expect(centre.latitude).toBeGreaterThan(tula.coords.latitude)
    expect(centre.latitude).toBeLessThan(moscow.coords.latitude)
    expect(zoom).toBeGreaterThan(6)
    expect(zoom).toBeLessThan(9)
    expect(viewOfAll([moscow, moscow], { width: 400, height: 600 }).zoom).toBe(FITTING_ZOOM)
  })

  it('go to the square of the world and back', () => {
    const { latitude, longitude } = fromWorld(toWorld(moscow.coords))
    expect(latitude).toBeCloseTo(55.75)
    expect(longitude).toBeCloseTo(37.62)
  })
})
