/**
 * Names the files whose rules are written into the document as links that are switched off: the loader of the page's parts
 * looks for a link before it loads a style sheet. A script does it and not the document, whose links browsers load ahead,
 * switched off or not.
 */
export function nameInlineStyles(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // before the address: with it a link that is on would begin to load
    link.setAttribute('disabled', '')
    link.href = file
    document.head.append(link)
  }
}
