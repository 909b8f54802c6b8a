import type { WidgetGoods, WidgetProduct } from '@okolitsa/contracts/widget/widget.endpoints.ts'
import type { widget } from '@okolitsa/strings/ru/widget.ts'
import type { Words } from '@okolitsa/strings/words.ts'
import { cartAddress } from './cart-address.ts'
import { element } from './element.ts'

export type WidgetWords = Words<typeof widget>

/** Maximum remaining amount that is displayed as a number. */
const FEW = 5
const ELSEWHERE = { target: '_blank', rel: 'noopener' } as const

function stockWord({ isAvailable, left }: WidgetProduct, text: WidgetWords): string {
  if (left === 0) return text.soldOut
  if (!isAvailable) return text.unavailable
  return left !== null && left <= FEW ? text.left(left) : text.inStock
}

function buttonOf(product: WidgetProduct, shop: string, text: WidgetWords): HTMLElement {
  const { id, title, url, isAvailable } = product
  const word = isAvailable ? text.add : text.look
  const button = element('a', {
    class: isAvailable ? 'add' : 'add look',
    href: isAvailable ? cartAddress(shop, id) : url,
    // the visible text comes first, for voice control
    'aria-label': `${word}: ${text.opens(title)}`,
    ...ELSEWHERE,
  })
  button.append(word)
  if (!isAvailable) return button
  // the key of this URL is used up; the next click needs a new one
  const renew = () => void setTimeout(() => button.setAttribute('href', cartAddress(shop, id)))
  button.addEventListener('click', renew)
  button.addEventListener('auxclick', renew)
  return button
}

function priceOf({ price, oldPrice }: WidgetProduct, text: WidgetWords): HTMLElement {
  const line = element('p', { class: 'price' }, text.price(price))
  if (oldPrice !== null)
    line.append(
      element('s', { class: 'old' }, element('span', { class: 'unseen' }, `${text.was}: `), text.price(oldPrice)),
    )
  return line
}

function cardOf(product: WidgetProduct, shop: string, text: WidgetWords): HTMLElement {
  const { title, url, imageUrl, imageAlt, hue, measure, unit, isWeight } = product
  const picture = element('img', {
    src: imageUrl,
    alt: imageAlt,
    loading: 'lazy',
    decoding: 'async',
    width: 320,
    height: 320,
  })
  const frame = element('div', { class: 'frame' }, picture)
  frame.style.setProperty('--hue', String(hue))
  return element(
    'li',
    {},
    frame,
    element('a', { class: 'name', href: url, ...ELSEWHERE }, title),
    element('p', { class: 'size' }, text.size(measure, unit, isWeight)),
    element('p', { class: 'stock' }, stockWord(product, text)),
    priceOf(product, text),
    buttonOf(product, shop, text),
  )
}

export const goodsList = ({ items, shop }: WidgetGoods, text: WidgetWords): HTMLElement =>
  element('ul', {}, ...items.map((product) => cardOf(product, shop.url, text)))
