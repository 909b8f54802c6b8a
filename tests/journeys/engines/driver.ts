/** Interface of a browser engine; all other actions of a walk run inside the page. */
export interface Driver {
  readonly name: string
  navigate(url: string): Promise<void>
  /** Runs the body of an async function in the page; arguments and the result are JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>
  /** Types characters at the focus. */
  type(text: string): Promise<void>
  /** PNG of the window. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** Key events of a text in the format of both protocols. */
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
