import type { WidgetGoods } from '@okolitsa/contracts/widget/widget.endpoints.ts'
import { widget as english } from '@okolitsa/strings/en/widget.ts'
import { widget as russian } from '@okolitsa/strings/ru/widget.ts'
import { element } from './element.ts'
import { goodsList, type WidgetWords } from './goods-view.ts'
import { readGoods, ShopGone } from './read-goods.ts'
import { type Wanted, wantedOf } from './wanted.ts'
import { STYLE } from './widget-style.ts'

const BONES = 4

function headOf({ shop }: WidgetGoods, { heading, level }: Wanted, text: WidgetWords): HTMLElement {
  const head = element('div', { class: 'head' })
  const words = heading ?? text.title(shop.title)
  if (words !== '') head.append(element(`h${level}` as 'h2', {}, words))
  head.append(element('a', { class: 'all', href: shop.url, target: '_blank', rel: 'noopener' }, text.toShop))
  return head
}

const bones = (text: WidgetWords) =>
  element(
    'div',
    { role: 'status' },
    element('span', { class: 'unseen' }, text.loading),
    element('ul', { 'aria-hidden': 'true' }, ...Array.from({ length: BONES }, () => element('li', { class: 'bone' }))),
  )

function failure(error: unknown, text: WidgetWords, retry: () => void): HTMLElement {
  const isGone = error instanceof ShopGone
  const message = element(
    'div',
    { class: 'message', role: 'status' },
    element('p', {}, isGone ? text.gone : text.failed),
  )
  if (isGone) return message
  const button = element('button', { type: 'button' }, text.retry)
  button.addEventListener('click', retry)
  message.append(button)
  return message
}

/** Renders the products of a shop after its script tag, isolated from the page's styles. */
export function showGoods(script: HTMLScriptElement): void {
  const wanted = wantedOf(script)
  if (!wanted) return
  const text = wanted.language === 'en' ? english : russian
  const place = element('div', { lang: wanted.language })
  const root = place.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(STYLE)
  root.adoptedStyleSheets = [style]
  script.after(place)

  const load = () => {
    root.replaceChildren(bones(text))
    readGoods(wanted)
      .then((goods) => {
        const list =
          goods.items.length > 0
            ? goodsList(goods, text)
            : element('div', { class: 'message' }, element('p', {}, text.empty))
        const shelf = element('section', { 'aria-label': goods.shop.title }, headOf(goods, wanted, text), list)
        // not as an attribute, which a content policy may forbid
        for (const [name, value] of Object.entries(goods.look)) shelf.style.setProperty(`--${name}`, String(value))
        root.replaceChildren(shelf)
      })
      .catch((error: unknown) => root.replaceChildren(failure(error, text, load)))
  }
  load()
}
