/**
 * Type of the twin of `T` in another language: the same keys, and functions of the same parameters. Only texts differ.
 * A missing or extra key does not compile. A `value` is not a text: it is sent to the server unchanged.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Text
    ? (...facts: Facts) => Words<Text>
    : T extends number | boolean | null | undefined
      ? T
      : T extends RegExp | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>
        ? T
        : { readonly [K in keyof T]: K extends 'value' ? T[K] : Words<T[K]> }
