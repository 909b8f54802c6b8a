import { describe, expect, it } from 'vitest'
import { healthClaims, keptLonger, monthsTaken, opinionsOf, otherContainers, otherTerm } from '../agreement.ts'
import { demoMarketplace } from '../marketplace.ts'
import { packOf } from '../pictures/packs.ts'
import type { DemoOrganization, DemoProduct } from '../schemas/organization.ts'
import { demoCategoryStories } from './category-stories.ts'
import { demoContent } from './content.ts'
import { demoFestivalSections } from './festival.ts'
import { demoPosts } from './posts.ts'
import { demoQuestions } from './questions.ts'
import { demoReviews } from './reviews.ts'

const { organizations, categories } = demoMarketplace

/** Every product with the texts of its farm, its customers and its answers about it. */
const texts: readonly (readonly [DemoOrganization, DemoProduct, string])[] = organizations.flatMap((farm) => [
  ...farm.products.map((product) => [farm, product, product.description] as const),
  ...[demoReviews[farm.id], demoQuestions[farm.id]].flatMap((opinions = []) =>
    opinionsOf(opinions, farm).map(([product, text]) => [farm, product, text] as const),
  ),
])
const where = (farm: DemoOrganization, product: DemoProduct) => `${farm.title}: ${product.title}`

describe('texts of the demo', () => {
  it('texts make no health claims', () => {
    const written = {
      ...demoMarketplace,
      demoReviews,
      demoQuestions,
      demoPosts,
      demoContent,
      demoCategoryStories,
    }
    expect(healthClaims(JSON.stringify(written))).toEqual([])
  })
  it("texts state the same shelf life as the product's table", () => {
    const wrong = texts.flatMap(([farm, product, text]) =>
      [...keptLonger(text, product.shelfLife), ...otherTerm(text, product.shelfLife)].map(
        (words) => `${where(farm, product)} [${product.shelfLife}]: ${words}`,
      ),
    )
    expect(wrong).toEqual([])
  })
  it('texts name the container that the picture shows', () => {
    const wrong = texts.flatMap(([farm, product, text]) => {
      const pack = packOf(product, farm)?.pack ?? null
      return otherContainers(text, pack).map((words) => `${where(farm, product)} <${pack}>: ${words}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('the checks of texts', () => {
  it.each([
    'Для тех, кто бережёт почки',
    'Лечит от кашля',
    'Укрепляет иммунитет',
    'Чай при простуде',
    'Диетическое мясо',
    'Выводит шлаки',
    'Полезно для сердца',
    'Желудку легко',
  ])('finds a claim in «%s»', (text) => expect(healthClaims(text)).not.toEqual([]))
  it.each(['Спросите врача, если есть аллергия', 'Берёзовые почки', 'Печень трески', 'Хозяин жив и здоров'])(
    'finds no fault in «%s»',
    (text) => expect(healthClaims(text)).toEqual([]),
  )
  it('finds a shelf life other than that of the table', () => {
    expect(otherTerm('Три дня — его честный срок.', '5 суток')).toHaveLength(1)
    expect(otherTerm('Пять суток — его честный срок.', '5 суток')).toEqual([])
    expect(keptLonger('Стоит семь дней.', '4 суток')).toHaveLength(1)
    expect(keptLonger('В холоде лежит месяц.', '25 суток')).toHaveLength(1)
    expect(keptLonger('Свежий неделю, если в полотенце.', '5 суток')).toHaveLength(1)
    expect(keptLonger('Лежит неделю, потом мякнет.', '7 суток')).toEqual([])
    expect(keptLonger('Тесто стоит трое суток.', '1 сутки')).toEqual([])
  })
  it('finds a bottle where the pack is a carton, and a box where it is a jar', () => {
    expect(otherContainers('Предупредите на бутылке.', 'carton')).toHaveLength(1)
    expect(otherContainers('Коробка с краником.', 'jar')).toHaveLength(1)
    expect(otherContainers('Бутылку верните.', 'bottle-milk')).toEqual([])
    expect(otherContainers('Солить в банке.', 'cucumbers')).toEqual([])
  })
  it('finds the months in which a product is harvested', () => {
    expect(monthsTaken('Берём в конце июля на дальних болотах.')).toEqual([7])
    expect(monthsTaken('Доим с июня по август.')).toEqual([6, 8])
    expect(monthsTaken('К Рождеству запись с сентября.')).toEqual([])
  })
})

describe('category sections', () => {
  it('festival sections contain every category once, so their sums are the total', () => {
    const shelves = Object.values(demoFestivalSections).flat()
    const isOn = (id: number | null): number[] => shelves.filter((one) => one === id)
    const leaves = categories.filter(({ parentId }) => parentId !== null)
    const counts = leaves.map(({ id, parentId, title }) => [title, isOn(id).length + isOn(parentId).length])
    expect(counts.filter(([, count]) => count !== 1)).toEqual([])
  })
  it('catalogue sections contain every product in a leaf category', () => {
    const leaves = new Set(categories.filter(({ parentId }) => parentId !== null).map(({ id }) => id))
    const stray = organizations.flatMap(({ products }) => products.filter(({ category }) => !leaves.has(category)))
    expect(stray.map(({ title }) => title)).toEqual([])
  })
})
