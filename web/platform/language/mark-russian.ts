import { Fragment, type ReactNode } from 'react'

/** What people wrote stands on English pages as they wrote it, in Russian. */
const RUSSIAN = /\p{Script=Cyrillic}/u
/** Russian words with what stands between them: signs, spaces, numbers. */
const RUSSIAN_RUN = /(«?\p{Script=Cyrillic}+(?:[^\p{L}]+\p{Script=Cyrillic}+)*»?)/u
const OTHER_LETTER = /(?!\p{Script=Cyrillic})\p{L}/u
/** Elements that hold plain text and no others. */
const TEXT_ONLY = new Set<unknown>(['title', 'textarea', 'script', 'style', 'desc', 'text', 'tspan', 'option'])

type Props = Readonly<Record<string, unknown>>
/** Makes an element, as React's own runtime does. */
type Make = (type: 'span', props: Props, key?: string) => ReactNode

const isRussian = (child: unknown): child is string => typeof child === 'string' && RUSSIAN.test(child)

/**
 * The same element, its Russian said to be Russian: a screen reader reads it with the right voice. An element that holds
 * nothing else is marked itself, so that the tree stays as it is; of mixed text the Russian words are wrapped. Done to
 * every element of a build in another language, so no screen can forget it and no page in Russian pays for it.
 */
export function markRussian(type: unknown, props: Props, make: Make): Props {
  const { children } = props
  const isElement = typeof type === 'string'
  if ((!isElement && type !== Fragment) || props.lang !== undefined) return props
  if (isRussian(children)) {
    if (isElement && (TEXT_ONLY.has(type) || !OTHER_LETTER.test(children))) return { ...props, lang: 'ru' }
    // one child as before: pieces of their own would stand apart in a row
    return { ...props, children: wrapped(children, make) }
  }
  if (!Array.isArray(children) || TEXT_ONLY.has(type) || !children.some(isRussian)) return props
  return { ...props, children: children.map((child) => (isRussian(child) ? wrapped(child, make) : child)) }
}

const wrapped = (text: string, make: Make): ReactNode =>
  make('span', OTHER_LETTER.test(text) ? { children: pieces(text, make) } : { lang: 'ru', children: text })

/** Every other piece is Russian. */
const pieces = (text: string, make: Make): ReactNode[] =>
  text
    .split(RUSSIAN_RUN)
    .map((piece, index) => (index % 2 === 1 ? make('span', { lang: 'ru', children: piece }, String(index)) : piece))
    .filter((piece) => piece !== '')
