import type { ElementType, Key } from 'react'
import { Fragment, jsx as make, jsxs as makeMany } from 'react/jsx-runtime'
import { markRussian } from './mark-russian.ts'

export { Fragment }

type Props = Readonly<Record<string, unknown>>

/** React's `jsx` for elements with one child, with `markRussian`. */
export function jsx(type: ElementType, props: Props, key?: Key) {
  const shown = markRussian(type, props, make)
  return shown !== props && Array.isArray(shown.children) ? makeMany(type, shown, key) : make(type, shown, key)
}

/** React's `jsxs` for elements with several children, with `markRussian`. */
export const jsxs = (type: ElementType, props: Props, key?: Key) => makeMany(type, markRussian(type, props, make), key)
