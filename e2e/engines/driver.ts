/** What is asked of an engine: all the rest of a walk happens inside the page. */
export interface Driver {
  readonly name: string
  navigate(url: string): Promise<void>
  /** Runs the body of an async function in the page; arguments and the answer are JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>
  /** PNG of the window. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}
