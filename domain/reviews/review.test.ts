import { describe, expect, it } from 'vitest'
import { authorName, mayEdit, type ReviewableOrder, reviewPossibility, stateAfterWriting } from './review.ts'
import { areTags, REVIEW_TAGS, tagsOffered } from './review-tags.ts'

const now = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const order = (fields: Partial<ReviewableOrder>): ReviewableOrder => ({
  id: 1,
  state: 'received',
  dueAt: daysAgo(3),
  reviewId: null,
  ...fields,
})

describe('possibility of a review', () => {
  it.each([
    ['refuses without an order', [], 'notReceived'],
    ['refuses while the order is on its way', [order({ state: 'onTheRoad' })], 'notReceived'],
    ['refuses after a cancelled order', [order({ state: 'canceled' })], 'notReceived'],
    ['allows after a received order', [order({})], 'ok'],
    ['allows on the thirtieth day', [order({ dueAt: daysAgo(30) })], 'ok'],
    ['refuses after the thirtieth day', [order({ dueAt: new Date(daysAgo(30).getTime() - 1) })], 'tooLate'],
    ['refuses a second review of an order', [order({ reviewId: 7 })], 'reviewed'],
    ['allows a review of the next order', [order({ id: 2 }), order({ reviewId: 7 })], 'ok'],
    [
      'refuses when only an expired order has no review',
      [order({ reviewId: 7 }), order({ dueAt: daysAgo(40) })],
      'reviewed',
    ],
  ] as const)('%s', (_name, orders, status) => {
    expect(reviewPossibility(orders, false, now).status).toBe(status)
  })
  it('refuses reviews of one’s own shop', () => {
    expect(reviewPossibility([order({})], true, now)).toEqual({ status: 'ownShop', order: null })
  })
})

it('publishes stars immediately, and texts and photos after moderation', () => {
  expect(stateAfterWriting({ description: '', photos: [] })).toBe('published')
  expect(stateAfterWriting({ description: 'Вкусно', photos: [] })).toBe('waiting')
  expect(stateAfterWriting({ description: '', photos: ['a'] })).toBe('waiting')
})

it('allows changes for a month', () => {
  expect(mayEdit({ createdAt: daysAgo(30) }, now)).toBe(true)
  expect(mayEdit({ createdAt: daysAgo(31) }, now)).toBe(false)
})

it('signs a review with the first name and an initial', () => {
  expect(authorName('Мария', 'Козлова')).toBe('Мария К.')
  expect(authorName('Мария', null)).toBe('Мария')
  expect(authorName(null, 'Козлова')).toBe('')
})

describe('tags', () => {
  it('defines tags with unique ids that match the subject', () => {
    expect(new Set(REVIEW_TAGS.map(({ id }) => id)).size).toBe(REVIEW_TAGS.length)
    const cheese = tagsOffered('product', 'molochnoe-i-syr', 'farmer').map(({ id }) => id)
    const bread = tagsOffered('product', 'hleb-i-vypechka', 'farmer').map(({ id }) => id)
    expect(cheese).toContain(11)
    expect(bread).not.toContain(11)
    expect(tagsOffered('product', null, 'farmer').every(({ sections }) => !sections)).toBe(true)
    const trip = tagsOffered('farmer', null, 'tour_operator').map(({ id }) => id)
    expect(trip).toContain(121)
    expect(trip).not.toContain(102)
    const dinner = tagsOffered('farmer', null, 'restaurant').map(({ id }) => id)
    expect(dinner).toEqual(expect.arrayContaining([102, 111]))
    expect(dinner).not.toContain(121)
    expect(areTags([1, 11], 'advantage', 'product')).toBe(true)
    expect(areTags([51], 'advantage', 'product')).toBe(false)
    expect(areTags([1], 'advantage', 'farmer')).toBe(false)
  })
})
