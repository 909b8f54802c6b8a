import { expect, it } from 'vitest'
import { isLink, isWebLink } from './page-link.ts'

it.each([
  'https://vk.com/a',
  'http://farm.example:8080/?a=b#c',
  'https://medium.com/@farm',
  'https://ферма.рф/сыр',
  'tel:+79161234567',
  'mailto:a@b.ru',
  '/',
  '/delivery?a=b@c',
  '/a//b',
  '#form',
])('accepts the link %j', (text) => expect(isLink(text)).toBe(true))

it.each([
  '/\\evil.example',
  '\\\\evil.example',
  '//evil.example',
  '/\t/evil.example',
  'https://user:pass@evil.example',
  'https://user@evil.example/',
  'https://@evil.example',
  'https:/\\evil.example',
  'https:///evil.example',
  'https:evil.example',
  'https://',
  'https://a b.example',
  'https://evil\u200B.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a',
  '',
  'delivery',
])('refuses the link %j', (text) => expect(isLink(text)).toBe(false))

it('distinguishes web URLs from other links', () => {
  expect(['https://vk.com', '/delivery', 'tel:+79161234567'].map(isWebLink)).toEqual([true, false, false])
})
