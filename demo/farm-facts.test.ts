import { describe, expect, it } from 'vitest'
import { demoFarmers } from './data/farmers.ts'
import { demoPosts } from './data/posts.ts'
import { demoRestaurants } from './data/restaurants.ts'
import { demoSites } from './data/sites.ts'
import { demoTours } from './data/tours.ts'
import { herdsIn, namePattern, otherHerds, wrongOrigins } from './farm-facts.ts'

it.each([
  ['У Лучковых сорок коз, и каждую зовут по имени.', [{ animal: 'goat', count: 40 }]],
  ['Теперь в стаде девяносто голов зааненской породы', [{ animal: 'head', count: 90 }]],
  ['Коров в Лесном молоке восемнадцать, и все ходят с колокольчиками', [{ animal: 'cow', count: 18 }]],
  ['Сейчас здесь двадцать шесть дойных коров', [{ animal: 'cow', count: 26 }]],
  ['Держим 120 кур', [{ animal: 'hen', count: 120 }]],
  ['Мы потеряли восемьдесят голов сыра', []],
  ['Козлята родились в марте, их двенадцать', []],
])('finds in «%s» %j', (text, herds) => expect(herdsIn(text)).toEqual(herds))

it.each([
  ['Сыроварня Лучковых', 'У Лучковых козы', true],
  ['Лесное молоко', 'На хуторе «Лесного молока»', true],
  ['Хозяйство «Заречье»', 'берём в «Заречье»', true],
  ['Сыроварня Лучковых', 'У Лукьяновых козы', false],
])('«%s» in «%s»: %s', (title, text, isNamed) => expect(namePattern(title)?.test(text)).toBe(isNamed))

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

describe('texts of the demo', () => {
  it('finds the contradictions in bad sample texts', () => {
    const [farm] = demoFarmers.filter(({ id }) => id === 101)
    if (!farm) throw new Error('no farm')
    expect(otherHerds(farm, 'У Лучковых сорок коз.')).toEqual(['У Лучковых сорок коз.'])
    expect(otherHerds(farm, 'У Лучковых девяносто коз.')).toEqual([])
  })
  it("texts state the same number of animals as the farm's facts", () => {
    const texts = stringsIn([demoTours, demoRestaurants, demoPosts, demoSites])
    expect(demoFarmers.flatMap((farm) => texts.flatMap((text) => otherHerds(farm, text)))).toEqual([])
  })
  it('restaurants name only farms that sell the food, in the story and on the dishes', () => {
    expect(demoRestaurants.flatMap((restaurant) => wrongOrigins(restaurant, demoFarmers))).toEqual([])
    const [pechka] = demoRestaurants
    if (!pechka) throw new Error('no restaurant')
    expect(wrongOrigins({ ...pechka, story: ['Говядину и сметану берём у Ягодкиных.'] }, demoFarmers)).toContain(
      'у Ягодкиных',
    )
    const [soup] = pechka.menu.flatMap(({ dishes }) => dishes).filter(({ origins }) => origins)
    if (!soup) throw new Error('no soup')
    const ofGoats = { ...soup, origins: [{ farmer: 101, what: 'Говядина и сметана' }] }
    const menu = [{ title: 'Супы', dishes: [ofGoats] }]
    expect(wrongOrigins({ ...pechka, story: [], menu }, demoFarmers)).toHaveLength(2)
  })
})
