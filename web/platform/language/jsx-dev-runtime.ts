import type { ElementType, Key } from 'react'
import { Fragment, type JSXSource, jsxDEV as make } from 'react/jsx-dev-runtime'
import { markRussian } from './mark-russian.ts'

export { Fragment }

type Props = Readonly<Record<string, unknown>>

/** React's `jsxDEV` with `markRussian`; development passes the source location. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  const shown = markRussian(type, props, (one, its, itsKey) => make(one, its, itsKey, false))
  return make(type, shown, key, isStatic || (shown !== props && Array.isArray(shown.children)), source, self)
}
