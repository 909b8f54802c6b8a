/** Types of the service worker's environment: the types of pages and of workers exclude each other. */

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly clientId: string
  respondWith(answer: Promise<Response>): void
}
export interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}
export interface NoteEvent extends WorkerEvent {
  readonly notification: Notification
}
export interface MessageToWorker extends WorkerEvent {
  readonly data: unknown
}
export interface Window_ {
  readonly url: string
  focus(): Promise<Window_>
  navigate(url: string): Promise<Window_ | null>
  postMessage(message: unknown): void
}
export interface Worker_ {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<Window_ | undefined>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window_[]>
    openWindow(url: string): Promise<Window_ | null>
  }
  readonly navigator: Navigator & { setAppBadge?(count?: number): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NoteEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
}
