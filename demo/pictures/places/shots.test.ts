import { createHash } from 'node:crypto'
import { galleryMistakes, LONGEST_ALT } from '@okolitsa/domain/images/gallery.ts'
import { describe, expect, it } from 'vitest'
import { demoMarketplace } from '../../marketplace.ts'
import { placeShots } from './all-shots.ts'
import { PLACE_SIZE } from './canvas.ts'
import { facesOf } from './faces.ts'
import { drawShot, farmPictures, farmShots, type PlaceShot, pictureOfShot } from './shots.ts'

const shots = [...placeShots().values()]
const drawn = new Map(shots.map((shot) => [shot.source, drawShot(shot)]))
const { organizations, restaurants, tourOperators, tours } = demoMarketplace

describe('pictures of places', () => {
  it('pictures of places are drawn with valid numbers, at 1,200 pixels or more, and all differ', () => {
    expect(PLACE_SIZE.width).toBeGreaterThanOrEqual(1_200)
    for (const [source, svg] of drawn) {
      expect(svg, source).toMatch(/^<svg [^>]*viewBox="0 0 1280 800"/)
      expect(svg, source).not.toMatch(/NaN|undefined|Infinity|null/)
    }
    const contents = new Set([...drawn.values()].map((svg) => createHash('sha256').update(svg).digest('hex')))
    expect(contents.size).toBe(drawn.size)
  })

  it('pictures of places are deterministic', () => {
    for (const shot of shots.slice(0, 40)) expect(drawShot(shot)).toBe(drawn.get(shot.source))
  })

  it('pictures of places differ between farms', () => {
    const combinations = new Map<string, string[]>()
    for (const farm of organizations) {
      const key = JSON.stringify(farmShots(farm).map(({ view, hour, season }) => [view, hour, season]))
      combinations.set(key, [...(combinations.get(key) ?? []), farm.slug])
    }
    expect([...combinations.values()].filter((farms) => farms.length > 1)).toEqual([])
    const faces = organizations.map((farm) => {
      const { view, hour, season } = farmShots(farm)[0] as PlaceShot
      return JSON.stringify([view, hour, season])
    })
    expect(faces.filter((face, index) => faces.indexOf(face) !== index)).toEqual([])
  })

  it('has four to six pictures per farm, three or more per tour and restaurant', () => {
    for (const farm of organizations) {
      const pictures = farmPictures(farm)
      expect(pictures.length, farm.slug).toBeGreaterThanOrEqual(4)
      expect(pictures.length, farm.slug).toBeLessThanOrEqual(6)
      expect(galleryMistakes(pictures), farm.slug).toEqual({})
    }
    const countOf = (id: number) => shots.filter(({ source }) => new RegExp(`^land/${id}[.-]`).test(source)).length
    for (const { id } of [...restaurants, ...tours]) expect(countOf(id), String(id)).toBeGreaterThanOrEqual(3)
    // pictures of the place, and the portrait of the organizer
    for (const { id } of tourOperators) expect(countOf(id), String(id)).toBeGreaterThanOrEqual(3)
  })

  it('pictures of places have different Russian text alternatives and focus points', () => {
    for (const shot of shots) {
      const { alt, focus } = pictureOfShot(shot)
      expect(alt, shot.source).toMatch(/^[^a-z]+: [а-яё]/)
      expect(alt.length).toBeLessThanOrEqual(LONGEST_ALT)
      expect(focus).not.toBeNull()
    }
    for (const farm of organizations) {
      const words = farmPictures(farm).map(({ alt }) => alt)
      expect(new Set(words).size, farm.slug).toBe(words.length)
    }
  })

  it('shows the owners, whose number and sex follow from the name', () => {
    const women = (owner: string) => facesOf(owner, '50', 1).map(({ isWoman }) => isWoman)
    expect(women('Мария и Андрей Лучковы')).toEqual([true, false])
    expect(women('Илья Берестов')).toEqual([false])
    expect(women('Сёстры Ольга, Мария и Ирина Сергеевы')).toEqual([true, true, true])
    expect(women('Братья Игорь и Семён Дёмины')).toEqual([false, false])
    expect(women('Рыболовецкая артель, бригадир Фёдор Попов')).toEqual([false])
    expect(women('Галина Рожкова, председатель артели')).toEqual([true])
    expect(women('Долгор Цыренова')).toEqual([true])
    expect(women('Степан Прохоров с дочерьми')).toEqual([false, true, true])
    expect(facesOf('Семья Гуськовых', '40', 107)).toHaveLength(4)
  })
})
