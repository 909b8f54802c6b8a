/** Adds a third-party script to the page; resolves when it has run. */
export const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`no script at ${src}`))
    document.head.append(script)
  })
