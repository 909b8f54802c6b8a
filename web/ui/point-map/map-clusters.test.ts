import { describe, expect, it } from 'vitest'
import { createClusters } from './map-clusters.ts'
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
  createClusters(
    [moscow, khimki, tula],
    15,
  )(zoom)
    .map(({ points }) => points.map(({ id }) => id).sort())
    .sort()

describe('clusters of points', () => {
  it('merges points that are near on the screen and splits them at a closer zoom', () => {
    expect(idsOf(2)).toEqual([['khimki', 'moscow', 'tula']])
    expect(idsOf(6)).toEqual([['khimki', 'moscow'], ['tula']])
    expect(idsOf(10)).toEqual([['khimki'], ['moscow'], ['tula']])
  })

  it('does not change clusters within one zoom', () => {
    const clustersAt = createClusters([moscow, khimki, tula], 15)
    expect(clustersAt(6.9)).toEqual(clustersAt(6))
  })

  it('splits clusters at the maximum zoom, even in one house', () => {
    const neighbour = { ...moscow, id: 'neighbour' }
    const clustersAt = createClusters([moscow, neighbour], 15)
    expect([clustersAt(14.9).length, clustersAt(15).length]).toEqual([1, 2])
  })

  it('puts a cluster at the mean of its points, and a single point at its own place', () => {
    const [both, alone] = createClusters([moscow, khimki, tula], 15)(6)
    expect(both?.centre.latitude).toBeCloseTo((moscow.coords.latitude + khimki.coords.latitude) / 2, 2)
    expect(both?.centre.longitude).toBeCloseTo((moscow.coords.longitude + khimki.coords.longitude) / 2, 2)
    expect(alone?.centre).toEqual(tula.coords)
    expect(createClusters([], 15)(6)).toEqual([])
  })

  it('includes all points of thousands in the clusters', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => point(`${index}`, 43 + (index % 97) / 5, 20 + index / 40))
    const clustersAt = createClusters(many, 15)
    for (const zoom of [0, 3, 7, 12, 15])
      expect(clustersAt(zoom).reduce((sum, { points }) => sum + points.length, 0)).toBe(many.length)
  })

  it('shows all points inside the view that fits them', () => {
    const { centre, zoom } = viewOfAll([moscow, tula], { width: 400, height: 600 })
    expect(centre.longitude).toBeCloseTo(37.62)
    expect(centre.latitude).toBeGreaterThan(tula.coords.latitude)
    expect(centre.latitude).toBeLessThan(moscow.coords.latitude)
    expect(zoom).toBeGreaterThan(6)
    expect(zoom).toBeLessThan(9)
    expect(viewOfAll([moscow, moscow], { width: 400, height: 600 }).zoom).toBe(FITTING_ZOOM)
  })

  it('projects points to the world square and back', () => {
    const { latitude, longitude } = fromWorld(toWorld(moscow.coords))
    expect(latitude).toBeCloseTo(55.75)
    expect(longitude).toBeCloseTo(37.62)
  })
})
