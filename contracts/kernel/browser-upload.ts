/**
 * A request that reports upload progress, which `fetch` does not: for forms with files on slow networks.
 * `onProgress` receives 0…1. Rejects with TypeError when the network fails, as `fetch` does, and with AbortError.
 */
export function browserUpload(
  url: string,
  {
    method,
    headers,
    body,
    signal,
  }: { method: string; headers: Record<string, string>; body: FormData; signal?: AbortSignal },
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new TypeError('the network failed')))
    request.addEventListener('abort', () => reject(new DOMException('the upload was stopped', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
