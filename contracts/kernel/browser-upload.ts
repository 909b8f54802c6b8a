/** Alternative to `fetch` for sending a form. Rejects as `fetch` does: TypeError without a network, AbortError. */
export type Upload = (
  url: string,
  request: { method: string; headers: Record<string, string>; body: FormData; signal?: AbortSignal },
) => Promise<Response>

/**
 * An upload with progress, which `fetch` lacks: for forms with files on slow networks. Only screens that send files
 * load it. @param onProgress receives 0…1
 */
export const withProgress =
  (onProgress: (share: number) => void): Upload =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
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
