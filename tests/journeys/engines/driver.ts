/** What is asked of an engine: all the rest of a walk happens inside the page. */
export interface Driver {
  readonly name: string
  navigate(url: string): Promise<void>
  /** Runs the body of an async function in the page; arguments and the answer are JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>
  /** Presses keys, one for each sign, wherever the focus is. */
  type(text: string): Promise<void>
  /** PNG of the window. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The same keys in the words of both protocols. */
export const keysOf = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
