import { describe, expect, it } from 'vitest'
import {
  authorName,
  mayEdit,
  type ReviewableOrder,
  reviewPossibility,
  shownPhotos,
  stateAfterWriting,
} from './review.ts'
import { areTags, type JudgedTrade, type ReviewTag, reviewTagMistakes, tagsOffered } from './review-tags.ts'

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
  expect(stateAfterWriting({ description: '' })).toBe('published')
  expect(stateAfterWriting({ description: 'Вкусно' })).toBe('waiting')
  expect(shownPhotos({ photos: ['a', 'b'], hiddenPhotos: ['a'] })).toEqual(['b'])
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
  const tag = (id: number, more: Partial<ReviewTag> = {}): ReviewTag => ({
    id,
    kind: 'advantage',
    about: 'product',
    sections: null,
    trades: null,
    title: `Метка ${id}`,
    titleEn: '',
    position: id,
    isOffered: true,
    ...more,
  })
  const TAGS = [
    tag(1),
    tag(11, { sections: ['molochnoe-i-syr'] }),
    tag(12, { isOffered: false }),
    tag(51, { kind: 'disadvantage' }),
    tag(102, { about: 'farmer', trades: ['farmer', 'restaurant'] }),
    tag(121, { about: 'farmer', trades: ['tour_operator'] }),
  ]
  const offered = (about: ReviewTag['about'], section: string | null, trade: JudgedTrade) =>
    tagsOffered(TAGS, about, section, trade).map(({ id }) => id)

  it('offers the tags of a section and of a trade, without those that are no longer offered', () => {
    expect(offered('product', 'molochnoe-i-syr', 'farmer')).toEqual([1, 11, 51])
    expect(offered('product', 'hleb-i-vypechka', 'farmer')).toEqual([1, 51])
    expect(offered('product', null, 'farmer')).toEqual([1, 51])
    expect(offered('farmer', null, 'tour_operator')).toEqual([121])
    expect(offered('farmer', null, 'restaurant')).toEqual([102])
  })

  it('knows the tags of a kind and a subject, offered or not', () => {
    expect(areTags(TAGS, [1, 11, 12], 'advantage', 'product')).toBe(true)
    expect(areTags(TAGS, [51], 'advantage', 'product')).toBe(false)
    expect(areTags(TAGS, [1], 'advantage', 'farmer')).toBe(false)
    expect(areTags(TAGS, [999], 'advantage', 'product')).toBe(false)
  })

  it('refuses a tag without a title, with an empty list of sections, or of an unknown trade', () => {
    expect(reviewTagMistakes(tag(1))).toEqual({})
    expect(reviewTagMistakes(tag(1, { title: ' ', sections: [], trades: ['shop' as JudgedTrade] }))).toEqual({
      title: 'required',
      sections: 'required',
      trades: 'wrongValue',
    })
  })
})
