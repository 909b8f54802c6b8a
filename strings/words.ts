/**
 * What a twin of `T` in another language must be: the same keys, and functions that take the same. Only texts may differ.
 * A key that is missing or too many does not compile. What is called `value` is no text: it goes to the server as it is.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Words<Said>
    : T extends number | boolean | null | undefined
      ? T
      : T extends RegExp | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>
        ? T
        : { readonly [K in keyof T]: K extends 'value' ? T[K] : Words<T[K]> }
