import { factInEnglish } from '@okolitsa/strings/ru/english-facts.ts'
import { Fragment, type ReactNode } from 'react'
import { englishOf } from './english-of.ts'

const RUSSIAN = /\p{Script=Cyrillic}/u
/** Russian words with punctuation, spaces and numbers between them. */
const RUSSIAN_RUN = /(«?\p{Script=Cyrillic}+(?:[^\p{L}]+\p{Script=Cyrillic}+)*»?)/u
const RUSSIAN_RUNS = new RegExp(RUSSIAN_RUN, 'gu')
const OTHER_LETTER = /(?!\p{Script=Cyrillic})\p{L}/u
/** Elements that contain plain text only. */
const TEXT_ONLY = new Set<unknown>(['title', 'textarea', 'script', 'style', 'desc', 'text', 'tspan', 'option'])

type Props = Readonly<Record<string, unknown>>
/** Creates an element, as React's own runtime does. */
type Make = (type: 'span', props: Props, key?: string) => ReactNode

const isRussian = (child: unknown): child is string => typeof child === 'string' && RUSSIAN.test(child)

/** Text with known Russian words in English and all other text unchanged. */
const inEnglish = (text: string): string => factInEnglish(text) ?? text.replace(RUSSIAN_RUNS, (run) => englishOf(run))

const TEXT_PROPS = ['aria-label', 'alt', 'title', 'placeholder'] as const

/** Props with texts in English where the shop knows them; the same object when no text changes. */
function translated(props: Props): Props {
  const changed: Record<string, unknown> = {}
  for (const name of TEXT_PROPS) {
    const russianText = props[name]
    if (!isRussian(russianText)) continue
    const english = inEnglish(russianText)
    if (english !== russianText) changed[name] = english
  }
  const { children } = props
  if (isRussian(children)) {
    const english = inEnglish(children)
    if (english !== children) changed.children = english
  } else if (Array.isArray(children) && children.some(isRussian)) {
    const english = children.map((child) => (isRussian(child) ? inEnglish(child) : child))
    if (english.some((child, index) => child !== children[index])) changed.children = english
  }
  return Object.keys(changed).length > 0 ? { ...props, ...changed } : props
}

/**
 * Element with names of the shop's lists and places in English; its other Russian text is marked `lang="ru"`, so that a
 * screen reader uses the right voice. An element that contains only such text is marked itself, so that the tree stays
 * the same; in mixed text the Russian words are wrapped. Applied to every element of a build in another language: no
 * screen can omit it, and pages in Russian have no cost.
 */
export function markRussian(type: unknown, written: Props, make: Make): Props {
  const isElement = typeof type === 'string'
  if ((!isElement && type !== Fragment) || written.lang !== undefined) return written
  const props = translated(written)
  const { children } = props
  if (isRussian(children)) {
    if (isElement && (TEXT_ONLY.has(type) || !OTHER_LETTER.test(children))) return { ...props, lang: 'ru' }
    // one child as before: separate children would be separate flex items
    return { ...props, children: wrapped(children, make) }
  }
  if (!Array.isArray(children) || TEXT_ONLY.has(type) || !children.some(isRussian)) return props
  return { ...props, children: children.map((child) => (isRussian(child) ? wrapped(child, make) : child)) }
}

const wrapped = (text: string, make: Make): ReactNode =>
  make('span', OTHER_LETTER.test(text) ? { children: pieces(text, make) } : { lang: 'ru', children: text })

const pieces = (text: string, make: Make): ReactNode[] =>
  text
    .split(RUSSIAN_RUN)
    .map((piece, index) => (index % 2 === 1 ? make('span', { lang: 'ru', children: piece }, String(index)) : piece))
    .filter((piece) => piece !== '')
